// Makes QR codes of links, and reads them with a camera. Only dialogs that show or read one load this.

// The QR code of a text: how many squares it has in a row, and an SVG path of the dark ones; "" if it
// cannot be made.
export const drawn = async text => {
  try {
    const { generate } = await import("./vendor/lean-qr/index.mjs");
    const code = generate(text);
    return `${code.size} ${Array.from({ length: code.size }, (_, y) => row(code, y)).join("")}`;
  } catch { return ""; }
};

const row = (code, y) => {
  let path = "";
  for (let x = 0, end; x < code.size; x = end + 1) {
    for (end = x; code.get(end, y);) end += 1;
    if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`;
  }
  return path;
};

// Whether browser and device can read QR codes.
export const scans = async () => {
  try { return (await BarcodeDetector.getSupportedFormats()).includes("qr_code") && "getUserMedia" in navigator.mediaDevices; }
  catch { return false; }
};

const OFTEN = 150;   // milliseconds between two pictures of the camera
let round = 0;
let end = () => {};

export const stop = () => { round += 1; end(); };

// The text of the first QR code that the camera sees; "" if it is stopped before, null without a camera.
// Meanwhile the camera's picture is shown.
export const scan = async video => {
  stop();
  const mine = round;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    const close = () => { for (const track of stream.getTracks()) track.stop(); };
    if (mine !== round) { close(); return ""; }
    end = () => { close(); video.srcObject = null; };
    video.srcObject = stream;
    await video.play();
  } catch { return mine === round ? null : ""; }
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  while (mine === round) {
    const found = await detector.detect(video).catch(() => []);   // no picture yet
    const text = found[0]?.rawValue;
    if (text && mine === round) { stop(); return text; }
    await new Promise(done => setTimeout(done, OFTEN));
  }
  return "";
};
