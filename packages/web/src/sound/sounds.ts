import { settings } from '../device/settings.ts';

/** Sounds made by the page itself: nothing is loaded. Off until the player switches them on. */

const SOUND_NAMES = ['tap', 'coin', 'toss', 'attack', 'bell'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  if (settings().sound === 'off' || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  MAKE[name](context, context.currentTime);
}

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly volume: number;
  readonly seconds: number;
  readonly delay?: number;
}

function tone(audio: AudioContext, at: number, { type, from, to = from, volume, seconds, delay = 0 }: Tone): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  const start = at + delay;
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds + 0.02);
}

/** A bell is a few tones that do not belong to one scale and die away one after another. */
function bell(audio: AudioContext, at: number, base: number, volume: number, seconds: number): void {
  for (const [ratio, part] of [
    [1, 1],
    [2.76, 0.5],
    [5.4, 0.25],
  ] as const)
    tone(audio, at, { type: 'sine', from: base * ratio, volume: volume * part, seconds: seconds * part + 0.1 });
}

const MAKE: Readonly<Record<SoundName, (audio: AudioContext, at: number) => void>> = {
  tap: (audio, at) => tone(audio, at, { type: 'triangle', from: 420, to: 180, volume: 0.12, seconds: 0.05 }),
  coin: (audio, at) => {
    tone(audio, at, { type: 'triangle', from: 2300, volume: 0.06, seconds: 0.12 });
    tone(audio, at, { type: 'triangle', from: 3100, volume: 0.05, seconds: 0.18, delay: 0.02 });
  },
  toss: (audio, at) => bell(audio, at, 1480, 0.08, 0.9),
  attack: (audio, at) => tone(audio, at, { type: 'sine', from: 110, to: 48, volume: 0.4, seconds: 0.45 }),
  bell: (audio, at) => bell(audio, at, 880, 0.1, 1.2),
};
