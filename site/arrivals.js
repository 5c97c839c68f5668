// Watches how the files of a start arrive. The build puts this into language.js, which watches the page,
// and into boot.mjs, which watches the engine even if language.js did not arrive.
const SIZES = {};   // the build fills this in: the size of each file in bytes
// A start has failed after so many looks without a byte, or without a page once all is there. Looks are counted
// instead of time, as a device that is too busy to look is too busy for the rest as well.
const PATIENCE = { each: 250, silent: 40, slow: 120 };   // the first in milliseconds

// Fetches files a second time, to see how they arrive; browsers load them only once. `lost` is the name of
// a file that did not arrive, or only in part; `have` and `total` are bytes, and `done` says that all are there.
const follow = names => {
  const total = names.reduce((sum, name) => sum + (SIZES[name] ?? 0), 0);
  const state = { have: 0, total, lost: null, done: false };
  const waiting = new Set(names);
  let silent = 0;
  const read = async name => {
    const response = await fetch(root + name);
    if (!response.ok) throw new Error(response.status);
    let own = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      silent = 0;
      if (done) break;
      own += value.length;
      state.have += value.length;
    }
    if (own < SIZES[name]) return;   // cut off; if nothing more comes, it counts as lost
    waiting.delete(name);
    state.done = waiting.size === 0;
  };
  for (const name of names) read(name).catch(problem => { state.lost ??= `${name}: ${problem.message}`; });
  const clock = setInterval(() => {
    if (state.done || state.lost) clearInterval(clock);
    else if (++silent > PATIENCE.silent) state.lost = [...waiting][0];
  }, PATIENCE.each);
  return state;
};
// What each kind of start needs: the engine, a game's part of it, a game's data, images of Python, the page.
const KINDS = [[/\.image$/, "image"], [/^(engine\.|vendor\/pyodide)/, "engine"], [/^engine-/, "part"], [/^data\//, "data"], [/^/, "start"]];
const files = kind => Object.keys(SIZES).filter(name => KINDS.find(([names]) => names.test(name))[1] === kind);
