// MicroPython's heap: blocks of sixteen bytes, and a table with two bits for each. What is not in use any more
// stays in memory, and an image of it would keep that, too.

const BLOCK = 16, EACH = 4;   // bytes; blocks in a byte of the table
const OTHER = 8;              // blocks in a byte of the other table
const APART = 64;             // bytes that may lie between the tables and the blocks
const FREE = 0;

// Clears every free block of a Python that is at rest.
export const clear = memory => {
  const { table, size, first } = heap(new Uint32Array(memory.buffer));
  for (let number = 0; number < size * EACH; number += 1) {
    const state = memory[table + Math.floor(number / EACH)] >> 2 * (number % EACH) & 3;
    if (state === FREE) memory.fill(0, first + number * BLOCK, first + (number + 1) * BLOCK);
  }
};

// Where the heap is: MicroPython's own record of it are words with the place and the size of its table, the
// place of another table, and the ends of the blocks, each right behind the one before.
const heap = words => {
  const found = [];
  for (let at = 0; at < words.length - 4; at += 1) {
    const [table, size, next, first, end] = words.subarray(at, at + 5);
    const follows = table && size && next >= table + size && next - (table + size) < APART;
    const blocks = next + size * EACH / OTHER;   // at the earliest
    const behind = first >= blocks && first - blocks < APART && end <= words.byteLength;
    if (follows && behind && end - first === size * EACH * BLOCK) found.push({ table, size, first });
  }
  if (found.length !== 1) throw new Error("MicroPython keeps its heap in another way");
  return found[0];
};
