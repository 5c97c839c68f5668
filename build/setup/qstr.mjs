// The strings that MicroPython knows by number, in pools. It looks each string that it makes up among all of
// them: one after another, but in a pool that says that it is sorted by halves. Modules fill pools with
// thousands as they come; a Python that has got to know the same ones in order before can have its pools
// say so.

const LAST = "\u{10ffff}";   // comes after all others
// The words of a pool: the pool before it; how many strings lie before it, and in the highest bit whether it
// is sorted; for how many there is room; how many there are; where hashes and lengths are. Then where each
// string is, up to a zero.
const PREVIOUS = 0, BEFORE = 1, ROOM = 2, COUNT = 3, HEAD = 6, MOST = 1 << 16;
const SORTED = 0x8000_0000;
const SMALL = 32;   // a new pool has twice the room of the last

// What a Python knows beyond what it was `born` with: the strings in order, and where its own last pool is.
export const known = (python, memory, born) => {
  python.runPython(`import sys; getattr(sys, "${LAST}", None)`);
  const all = pools(memory()), before = new Uint32Array(born.buffer);
  const own = all.findIndex(({ at, strings }) => before[at + COUNT] === strings.length);
  const names = [...new Set(all.slice(0, own).flatMap(({ strings }) => strings))].sort(order);
  return { names, own: all[own].at };
};

// Lets a Python that has just begun know strings, in as few pools as can be, which say that they are sorted.
// Only names that it was born with stand in what it runs for that: each other one would come before them.
export const know = (python, memory, { names, own }) => {
  const words = new Uint32Array(memory().buffer), room = words[own + ROOM];
  words[own + ROOM] = Math.min(words[own + COUNT], Math.ceil(names.length / 2));   // for the next one, half of its own
  python.FS.writeFile("values", JSON.stringify(names));
  python.runPython('import json\nfor key in json.load(open("values")): getattr(object, key, None)\ndel json, key');
  python.FS.unlink("values");
  words[own + ROOM] = room;
  const all = pools(memory()), made = all.slice(0, all.findIndex(({ at }) => at === own));
  if (JSON.stringify(made.toReversed().flatMap(({ strings }) => strings)) !== JSON.stringify(names)) {
    throw new Error("MicroPython knows other strings, or knows them in another order");
  }
  for (const { at } of made) {
    words[at + BEFORE] |= SORTED;
    words[at + ROOM] = Math.min(SMALL, words[at + COUNT]);   // full: what comes goes into another one
  }
};

const order = (one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other));

// All pools, the last one first: where they are, in words, and their strings.
const pools = memory => {
  const bytes = Buffer.from(memory.buffer), words = new Uint32Array(memory.buffer);
  const text = place => bytes.toString("utf8", place, bytes.indexOf(0, place));
  const found = [];
  for (let at = last(bytes, words); at; at = words[at + PREVIOUS] >> 2) {
    const places = words.subarray(at + HEAD, at + HEAD + words[at + COUNT]);
    found.push({ at, strings: Array.from(places, text) });
  }
  return found;
};

// The pool that ends with the last string of all.
const last = (bytes, words) => {
  for (let place = bytes.indexOf(`${LAST}\0`); place >= 0; place = bytes.indexOf(`${LAST}\0`, place + 1)) {
    for (let word = words.indexOf(place); word >= 0; word = words.indexOf(place, word + 1)) {
      for (let count = 1, at = word - HEAD; at > 0 && count < MOST; count += 1, at -= 1) {
        if (words[at + COUNT] === count && words[at + ROOM] >= count && words[at + ROOM] < MOST) return at;
      }
    }
  }
  throw new Error("MicroPython keeps its strings in another way");
};
