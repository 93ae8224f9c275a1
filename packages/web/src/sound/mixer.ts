import type { SoundName } from './sounds.ts';
import { bell, type Make, noise, partials, tone } from './synth.ts';
import { type Voice, voicesAfter } from './voices.ts';

/** Every sound of the page, and how they are heard together. */

interface Sound {
  readonly make: Make;
  /** How long it takes up one of the voices; its last, faint part may go on. */
  readonly seconds: number;
  readonly kind: 'signal' | 'detail';
}

const detail = (seconds: number, make: Make): Sound => ({ make, seconds, kind: 'detail' });
const signal = (seconds: number, make: Make): Sound => ({ make, seconds, kind: 'signal' });

/** Two coins that touch: high partials of two small discs, and the knock itself. */
const clink: Make = (out, at) => {
  partials(out, at, { base: 2350, ratios: [1, 1.54, 2.31], volume: 0.05, seconds: 0.22 });
  partials(out, at + 0.018, { base: 3120, ratios: [1, 1.48], volume: 0.035, seconds: 0.16 });
  noise(out, at, { filter: 'highpass', from: 5200, volume: 0.04, seconds: 0.018 });
};

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  tap: detail(0.06, (out, at) => {
    tone(out, at, { type: 'triangle', from: 420, to: 180, volume: 0.1, seconds: 0.05 });
    noise(out, at, { filter: 'bandpass', from: 1600, volume: 0.03, seconds: 0.015 });
  }),
  clink: detail(0.2, clink),
  /** A coin turns over in the air, and lands on the cloth. */
  flip: detail(0.3, (out, at) => {
    noise(out, at, { filter: 'bandpass', from: 900, to: 2600, volume: 0.035, seconds: 0.14 });
    partials(out, at + 0.12, { base: 2650, ratios: [1, 1.5], volume: 0.035, seconds: 0.18 });
    noise(out, at + 0.12, { filter: 'lowpass', from: 500, volume: 0.08, seconds: 0.05 });
  }),
  toss: detail(0.6, (out, at) => bell(out, at, { base: 1480, volume: 0.07, seconds: 0.9 })),
  /** Wood that gives, twice: somebody walks off the ship. */
  plank: detail(0.3, (out, at) => {
    for (const [delay, from] of [
      [0, 210],
      [0.13, 170],
    ] as const) {
      tone(out, at + delay, { type: 'sine', from, to: from * 0.62, volume: 0.16, seconds: 0.11 });
      noise(out, at + delay, { filter: 'bandpass', from: 640, volume: 0.09, seconds: 0.045 });
    }
  }),
  /** The sea comes over the side: a swell of noise, and what is under it. */
  wave: detail(0.9, (out, at) => {
    noise(out, at, { filter: 'lowpass', from: 260, to: 1400, volume: 0.13, seconds: 0.95, attack: 0.3 });
    tone(out, at + 0.1, { type: 'sine', from: 105, to: 46, volume: 0.24, seconds: 0.6 });
  }),
  attack: detail(0.5, (out, at) => {
    tone(out, at, { type: 'sine', from: 110, to: 48, volume: 0.3, seconds: 0.45 });
    noise(out, at, { filter: 'lowpass', from: 320, volume: 0.12, seconds: 0.12 });
  }),
  /** Three coins that belong together: three notes upwards. */
  set: signal(0.5, (out, at) => {
    for (const [place, base] of [1175, 1480, 1760].entries())
      partials(out, at + place * 0.075, { base, ratios: [1, 2.76], volume: 0.06, seconds: 0.4 });
  }),
  bell: signal(0.8, (out, at) => bell(out, at, { base: 880, volume: 0.09, seconds: 1.2 })),
  /** One large coin that rings out: the end of a game. */
  ring: signal(1.4, (out, at) => {
    noise(out, at, { filter: 'highpass', from: 4200, volume: 0.05, seconds: 0.02 });
    bell(out, at, { base: 1046, volume: 0.08, seconds: 1.9 });
    // A second tone close by beats against the first: a disc is never quite round.
    bell(out, at, { base: 1051, volume: 0.04, seconds: 1.7 });
  }),
};

interface Player {
  readonly audio: AudioContext;
  readonly out: AudioNode;
}

let player: Player | undefined;
let voices: readonly Voice<SoundName>[] = [];

export function sound(name: SoundName): void {
  player ??= newPlayer();
  const { audio, out } = player;
  if (audio.state === 'suspended') void audio.resume();
  const { make, seconds, kind } = SOUNDS[name];
  const after = voicesAfter(voices, { name, seconds, kind }, audio.currentTime);
  voices = after.voices;
  if (after.isHeard) make(out, audio.currentTime);
}

const MASTER_VOLUME = 0.8;

/** One volume for all, and a compressor after it: several at once are not louder than one. */
function newPlayer(): Player {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.gain.value = MASTER_VOLUME;
  const compressor = audio.createDynamicsCompressor();
  compressor.threshold.value = -24;
  compressor.ratio.value = 6;
  out.connect(compressor).connect(audio.destination);
  return { audio, out };
}
