// Makes the sounds: a knock of wood, a second knock below it, a rattle of dice, two tones at the end.
const SOON = 300;   // milliseconds after which a sound would come too late
let context = null;

// A knock is a burst of noise through a band-pass filter, like a board of that size.
const knock = (at, pitch, loud, length = 0.07) => {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * length, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 3;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(context.destination);
  source.start(at);
};

const tone = (at, pitch, loud, length) => {
  const source = context.createOscillator(), gain = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
};

const SOUNDS = {
  move: at => knock(at, 900, 1.6),
  capture: at => { knock(at, 620, 2); knock(at + 0.055, 380, 1.6, 0.11); },
  roll: at => { for (let i = 0; i < 7; i++) knock(at + i * 0.06 + Math.random() * 0.03, 1300 + 500 * Math.random(), 1.1 - i * 0.1, 0.04); },
  end: at => { tone(at, 392, 0.18, 0.5); tone(at + 0.16, 523.25, 0.18, 0.9); },
};

// Browsers may allow sound only after the first touch; sounds missed until then are not played later.
export const play = async kind => {
  context ??= new AudioContext();
  if (context.state !== "running") {
    await Promise.race([context.resume(), new Promise(done => setTimeout(done, SOON))]);
  }
  if (context.state === "running") SOUNDS[kind]?.(context.currentTime + 0.01);
};
