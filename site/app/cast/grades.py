"""The names of grades, and what is told of a grade that results give."""

from kept.grade import KYU

TYPE_CHECKING = False
if TYPE_CHECKING:
    from words import Words


def grade_name(grade: int, words: "Words") -> str:
    """The name of a grade from 0, which is 10 kyū, to 18, which is 9 dan."""
    if grade < KYU:
        return words("grade-kyu", KYU - grade)
    return words("grade-first-dan") if grade == KYU else words("grade-dan", grade - KYU + 1)


def between(slug: str, lowest: int, highest: int, words: "Words") -> str:
    """Two grades in a phrase; in English what they have in common is said once."""
    first = grade_name(lowest, words)
    if highest < KYU:
        first = words("grade-from", KYU - lowest)
    return words(slug, first, grade_name(highest, words))


def about(grade: int, lowest: int, highest: int, words: "Words") -> str:
    """A grade in a sentence, with the grades between which the true one likely is."""
    name = grade_name(grade, words)
    if lowest == highest:
        return words("grade-certain", name)
    return words("grade-about", name, between("grade-span", lowest, highest, words))
