// Saves a canvas as PNG, or several as an animated GIF. Only the dialog that saves pictures loads this.

const keep = (name, blob) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const save = async (canvas, name) => {
  const blob = await new Promise(done => canvas.toBlob(done, "image/png"));
  if (blob) keep(name, blob);
  return blob !== null;
};

// Opens the device's share sheet with a text; if it takes no pictures, saves a file instead.
export const send = async (canvas, name, text) => {
  const blob = await new Promise(done => canvas.toBlob(done, "image/png"));
  if (!blob) return false;
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files, text })) keep(name, blob);
  else try { await navigator.share({ files, text }); } catch { /* they thought better of it */ }
  return true;
};

const COLOURS = 255;                    // and one more, which means “unchanged”
const [RED, GREEN, BLUE] = [0, 1, 2];
const SAMPLE = 4;                       // one pixel of so many counts for the palette
const pixels = canvas => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;

// A film of canvases of one size, with one palette: it is given some of them first, then all of them.
// Pixels that do not change from one to the next are not written.
export const film = async () => {
  let encoder;
  try { encoder = await import("./vendor/gifenc/gifenc.esm.js"); } catch { return null; }
  const { GIFEncoder, quantize, applyPalette } = encoder;
  const gif = GIFEncoder();
  const samples = [];
  let palette, before, bytes;
  return {
    sample: canvas => {
      const data = new Uint32Array(pixels(canvas).buffer);
      samples.push(data.filter((_, place) => place % SAMPLE === 0));
    },
    settle: () => {
      const all = new Uint32Array(samples.reduce((sum, data) => sum + data.length, 0));
      let at = 0;
      for (const data of samples) { all.set(data, at); at += data.length; }
      palette = quantize(new Uint8Array(all.buffer), COLOURS, { format: "rgb565" })
        .map(colour => [colour[RED], colour[GREEN], colour[BLUE]]);
      samples.length = 0;
    },
    add: (canvas, delay) => {
      const { width, height } = canvas;
      const index = applyPalette(pixels(canvas), palette, "rgb565");
      const written = before ? index.map((colour, place) => colour === before[place] ? palette.length : colour) : index;
      const how = before ? { transparent: true, transparentIndex: palette.length } : { palette: [...palette, [0, 0, 0]] };
      gif.writeFrame(written, width, height, { ...how, delay, dispose: 1 });
      before = index;
    },
    finish: () => { gif.finish(); bytes = gif.bytes(); return bytes.length; },
    save: name => keep(name, new Blob([bytes], { type: "image/gif" })),
    shown: () => new Promise(done => {   // the page's policy allows only data URLs for pictures
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(new Blob([bytes], { type: "image/gif" }));
    }),
  };
};
