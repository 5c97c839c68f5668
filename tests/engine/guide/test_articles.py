"""The rules pages run: every article of every game, in both languages."""

import ast
import json
import re
from typing import Any

import pytest

from anga import games
from anga.guide import articles, assertions
from anga.guide.articles import Article, ArticleDiagram
from anga.guide.texts import BilingualText
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import GameError
from build.paths import ENGINE
from tests.engine.playouts import every_game

PAGES = [(game_id, page) for game_id in games.ids() for page in articles.names(game_id)]


def readable(game_id: str, page: str) -> tuple[Article, ...]:
    """The articles of a page; none of one that a test of its own finds broken."""
    try:
        return articles.load(game_id, page).articles
    except ValueError:
        return ()


ARTICLES = [article for page in PAGES for article in readable(*page)]
NAMES = [f"{a.diagrams[0].record.game if a.diagrams else '?'}-{a.number}-{a.id}" for a in ARTICLES]
every_page = pytest.mark.parametrize(("game_id", "page"), PAGES)
every_article = pytest.mark.parametrize("article", ARTICLES, ids=NAMES)
GAMES = ENGINE / "anga" / "games"
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@every_page
def test_a_page_can_be_read(game_id: str, page: str) -> None:
    assert articles.load(game_id, page).articles


@every_article
def test_what_an_article_claims_is_so(article: Article) -> None:
    assert [wrong for diagram in article.diagrams for wrong in articles.check(diagram)] == []


@every_article
def test_an_article_has_a_diagram_and_each_diagram_a_claim(article: Article) -> None:
    assert article.diagrams
    assert all(diagram.claims for diagram in article.diagrams)


@every_article
def test_both_languages_say_the_same_in_as_many_parts(article: Article) -> None:
    assert shape(article.text.en) == shape(article.text.ja)
    for text in (article.title, article.text, *(d.caption for d in article.diagrams)):
        assert text.en
        assert JAPANESE.search(text.ja)
        assert text.en != text.ja


def shape(text: str) -> list[tuple[str, int]]:
    """The kind of each paragraph, and how many lines a list has."""
    parts = [part.splitlines() for part in re.split(r"\n\s*\n", text)]
    return [("list", len(part)) if part[0].startswith("- ") else ("text", 1) for part in parts]


@every_article
def test_texts_are_light_markdown(article: Article) -> None:
    for text in (*article.text, *article.title, *(t for d in article.diagrams for t in d.caption)):
        assert text.count("*") % 2 == 0, text
        assert not set("<>[]`#") & set(re.sub(r"<https?://[^<> ]+>", "", text)), text
        assert text == text.strip()
        assert "  " not in text.replace("\n", "")
    for title in article.title:
        assert len(title) <= 48
        assert "\n" not in title


@every_article
def test_a_paragraph_is_short(article: Article) -> None:
    for paragraph in re.split(r"\n", article.text.en):
        assert len(paragraph.split()) <= 85, paragraph


@every_page
def test_articles_are_numbered_in_order_and_named_once(game_id: str, page: str) -> None:
    loaded = articles.load(game_id, page).articles
    assert [article.number for article in loaded] == list(range(1, len(loaded) + 1))
    names = [article.id for article in loaded]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z][a-z-]*[a-z]", name) for name in names)


# What they say is true whatever the rules are, or comes from the sources.
NO_RULES = {"computer", "notation", "one-cube-solved", "records", "sketch", "sources", "touch"}


@every_page
def test_what_is_not_needed_to_play_is_no_decision_about_the_rules(game_id: str, page: str) -> None:
    for article in articles.load(game_id, page).articles:
        if article.id in NO_RULES:
            assert not article.ours, article.id
        assert not (article.aside and article.ours), article.id


@every_game
def test_what_a_guide_says_of_the_computer_is_what_its_levels_do(game_id: str) -> None:
    thinking = games.get(game_id).thinking
    careless = [level.number for level in thinking.levels if level.overlook]
    for article in articles.load(game_id).articles:
        if article.id == "computer":
            named = "Levels {} and {} look at".format(*careless) if careless else "looks only"
            assert named in article.text.en
            assert ("overlook" in article.text.en) == bool(careless)
            assert ("見落と" in article.text.ja) == bool(careless)


# Words that stand in the modules that refuse moves and are no refusals themselves.
NAMED_BY_REFUSALS = re.compile(r"(face|goes|kind|piece|seat):.+")
NO_REFUSALS = {"ask-promotion", "cube", "either", "flipped-king", "quiet", "roll", "shielded"}


@every_game
def test_every_refusal_of_the_game_is_shown_by_an_article(game_id: str) -> None:
    shown = {
        slug
        for article in articles.load(game_id).articles
        for diagram in article.diagrams
        for slug in diagram.claims.get("refused", {}).values()
    }
    assert not refusals(game_id) - NO_REFUSALS - shown
    assert shown <= set(games.get(game_id).words)


def refusals(game_id: str) -> set[str]:
    """The words of a game that its modules spell where they make refusals, or begin to spell."""
    files = [*(GAMES / game_id).rglob("*.py"), *(ENGINE / "anga" / "kit").rglob("*.py")]
    sources = [file.read_text(encoding="utf-8") for file in files]
    trees = [ast.parse(source) for source in sources if "Refusal(" in source]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    spelled = {node.value for node in nodes if isinstance(node, ast.Constant)}
    begun = tuple(
        str(node.values[0].value)
        for node in nodes
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    )
    words = {
        word
        for word in games.get(game_id).words
        if word in spelled or word.startswith(tuple(text for text in begun if len(text) > 2))
    }
    parts = {word for word in words if word.partition(":")[0] in words - {word}}
    return {word for word in words - parts if not NAMED_BY_REFUSALS.fullmatch(word)}


@every_game
def test_every_rule_that_may_be_chosen_is_shown_by_an_article(game_id: str) -> None:
    diagrams = [diagram for a in articles.load(game_id).articles for diagram in a.diagrams]
    shown = {token for diagram in diagrams for token in diagram.record.rules.split(",")}
    for rule in games.get(game_id).rules:
        # Of a long row of degrees the least and the greatest will do.
        tokens = rule.tokens if len(rule.tokens) < 7 else (rule.tokens[0], rule.tokens[-1])
        assert set(tokens) - {rule.default} <= shown


@every_page
def test_pages_hold_the_words_and_a_link_for_each_diagram(game_id: str, page: str) -> None:
    pages = articles.pages(game_id, page)
    assert json.loads(json.dumps(pages)) == pages
    title, loaded = articles.load(game_id, page)[1:]
    assert (pages["title"] is None) == (title is None) == (page == articles.RULES)
    for told, article in zip(pages["articles"], loaded, strict=True):
        assert list(told) == ["id", "number", "title", "ours", "chapter", "text", "diagrams"]
        assert (told["title"]["en"], told["text"]["ja"]) == (article.title.en, article.text.ja)
        for shown, diagram in zip(told["diagrams"], article.diagrams, strict=True):
            assert shown["caption"] == diagram.caption._asdict()
            assert bool(shown["rules"]["en"]) == bool(diagram.record.rules)
            assert record.parse_fragment(shown["link"]) == (diagram.record, None)


@every_page
def test_each_colour_that_marks_squares_has_a_key(game_id: str, page: str) -> None:
    captions = [each for a in articles.pages(game_id, page)["articles"] for each in a["diagrams"]]
    for board, caption in zip(articles.boards(game_id, page)["boards"], captions, strict=True):
        marks = [mark for mark in board["scene"].get("marks", ()) if mark["cells"]]
        told = {mark["mark"] for mark in marks} & {"hint", "refused"}
        assert set(caption["marks"]) == told


@every_page
def test_boards_can_be_drawn_and_played_on(game_id: str, page: str) -> None:
    told = articles.boards(game_id, page)
    assert json.loads(json.dumps(told)) == told
    diagrams = [diagram for a in articles.load(game_id, page).articles for diagram in a.diagrams]
    for board, diagram in zip(told["boards"], diagrams, strict=True):
        line = record.replay(record.parse_fragment(board["link"])[0])
        rest: dict[str, Any] = {"looks": {}, "marks": []}
        for dressed in told["sets"]:
            view = {**dressed["view"], **diagram.view}
            scene = line.game.scene(line.position, view)
            ground = dressed["grounds"][board["ground"]]
            assert {**board["scene"], **ground, **rest} == {**scene, **rest}
            assert not set(board["scene"]) & {*ground, "looks"}
            assert scene["looks"].items() <= dressed["looks"].items()
        assert board["choices"] == ([] if line.outcome else line.game.choices(line.position))
        cells = {cell["id"] for cell in scene["cells"]}
        assert {cell for mark in board["scene"]["marks"] for cell in mark["cells"]} <= cells


def test_there_is_no_guide_to_an_unknown_game() -> None:
    with pytest.raises(GameError):
        articles.load("chess")


def test_a_record_that_cannot_be_played_is_wrong() -> None:
    broken = ArticleDiagram(
        Record("bushi", "", None, ("Tf",)), BilingualText("a", "b"), {}, {"count": 4}
    )
    assert len(articles.check(broken)) == 1


FREE = Record("bushi", "", "Nb Tb b")
UNDER_THE_SWORD = Record("bushi", "", "Wl Wr w")
MATED = Record("bushi", "", "Nf Af w")


@pytest.mark.parametrize(
    ("shown", "false"),
    [
        (FREE, {"legal": ["t", "f", "l"]}),
        (FREE, {"legal": ["t", "f", "l", "r", "Nb"]}),
        (FREE, {"legal_includes": ["t", "Nb"]}),
        (FREE, {"legal_includes": ["x"]}),
        (FREE, {"count": 3}),
        (FREE, {"refused": {"t": "only-turn"}}),
        (FREE, {"refused": {"Nb": "only-turn"}}),
        (FREE, {"refused": {"x": "placed-already"}}),
        (MATED, {"refused": {"t": "only-turn"}}),
        (UNDER_THE_SWORD, {"refused": {"f": "roll-ahead"}}),
        (FREE, {"malformed": ["t"]}),
        (FREE, {"malformed": ["Nb"]}),
        (FREE, {"no_position": ["Nb Tb w"]}),
        (FREE, {"leads": {"t": "Nl Tb b"}}),
        (FREE, {"leads": {"Nb": "Nl Tb w"}}),
        (FREE, {"ends": {"t": "mate"}}),
        (Record("bushi", "", "Al Nf b"), {"ends": {"t": "repetition"}}),
        (FREE, {"tells": {"l": ["right-guard"]}}),
        (FREE, {"shows": {"b": ["three-way-sweep"]}}),
        (FREE, {"shows": {"c": ["front-strike"]}}),
        (FREE, {"status": {"over": True}}),
        (FREE, {"status": {"winner": None}}),
        (FREE, {"value": "W 5"}),
        (MATED, {"value": "L 2"}),
        (FREE, {"values": {"t": "W 5"}}),
        (FREE, {"values": {"Nb": "D"}}),
        (Record("bushi", "", None, ("El",)), {"best": ["Nb"]}),
        (FREE, {"census": {"W": 263}}),
        (FREE, {"census": {"longest": 14}}),
    ],
)
def test_a_false_claim_is_found(shown: Record, false: dict[str, Any]) -> None:
    found = articles.check(ArticleDiagram(shown, BilingualText("a", "b"), {}, false))
    assert len(found) == 1
    assert next(iter(false)) in found[0]


def test_every_kind_of_claim_is_known_to_fail() -> None:
    mark = next(
        mark for mark in test_a_false_claim_is_found.pytestmark if mark.name == "parametrize"
    )
    assert {next(iter(false)) for _, false in mark.args[1]} == set(assertions.CLAIMS)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"titel": {}}, "unknown keys"),
        ({"id": None}, "has an id"),
        ({"title": {"en": "only English"}}, "en and ja"),
        ({"text": "neither"}, "en and ja"),
        ({"diagram": [{"caption": {"en": "a", "ja": "b"}, "legals": []}]}, "unknown claims"),
        ({"diagram": [{"legal": []}]}, "en and ja"),
    ],
)
def test_a_file_that_breaks_the_schema_is_refused(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], sentence: str
) -> None:
    both = {"en": "a", "ja": "b"}
    article = {"id": "x", "title": both, "text": both, "diagram": []} | change
    monkeypatch.setattr("tomllib.loads", lambda _: {"article": [article]})
    with pytest.raises(ValueError, match=sentence):
        articles.load("bushi")


@every_game
def test_a_reason_is_told_in_an_article_that_there_is(game_id: str) -> None:
    known = {article.id for article in readable(game_id, articles.RULES)}
    told = articles.explaining(game_id)
    assert set(told.values()) <= known
    words = games.get(game_id).words
    assert all(slug in words for slug in told)


def test_a_refusal_leads_to_the_article_that_shows_it_best() -> None:
    told = articles.explaining("chatra")
    assert told["beyond-offside"] == "offside"
    assert told["into-check"] == "attack"
    assert articles.explaining("troop")["front-only"] == "march"
    rolled = articles.explaining("shinsetsu")
    assert (rolled["roll-first"], rolled["no-die"]) == ("turn", "turn")
    assert (rolled["no-jump"], rolled["no-escape"]) == ("officers", "escape")
    assert rolled["only-pawns-turn"] == "pawn"
    assert (told["object-step"], told["no-pass"], told["occupied"]) == ("step", "passing", "turn")


def test_an_end_leads_to_the_article_that_tells_of_it() -> None:
    assert articles.explaining("bushi")["reason:mate"] == "mate"
    for game_id in [path.name for path in GAMES.iterdir() if (path / "guide").is_dir()]:
        told, words = articles.explaining(game_id), games.get(game_id).words
        assert [slug for slug in words if is_reason(slug) and slug not in told] == []


def is_reason(slug: str) -> bool:
    """Whether it is the reason of an end; `…:drawn` and `…:lost` have other words for one."""
    return slug.startswith("reason:") and slug.count(":") == 1


def test_the_rules_of_each_game_of_ours_are_told_in_chapters() -> None:
    for game_id in [path.name for path in GAMES.iterdir() if (path / "guide").is_dir()]:
        read = articles.load(game_id).articles
        begun = [article for article in read if article.chapter]
        assert read[0].chapter
        assert 4 <= len(begun) <= len(read) / 3


@pytest.mark.parametrize("game_id", games.listed())
def test_whatever_is_drawn_over_a_board_is_explained_below_it(game_id: str) -> None:
    pages = articles.pages(game_id)["articles"]
    for article, told in zip(articles.load(game_id).articles, pages, strict=True):
        for diagram, shown in zip(article.diagrams, told["diagrams"], strict=True):
            board = articles.board(article, diagram)
            marks = {m["mark"] for m in [*board["scene"]["marks"], *board["marks"]] if m["cells"]}
            kinds = marks - {"hint", "refused"} | ({"lines"} if board["lines"] else set())
            assert len(shown["drawn"]) == len(kinds), (article.id, diagram.caption.en, kinds)
