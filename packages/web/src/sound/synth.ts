/** What sounds are made of: tones, partials that die away one after another, and bursts of noise through a filter. */

/** Makes a sound that starts at a time of the context's clock. */
export type Make = (out: AudioNode, at: number) => void;

interface Sounding {
  readonly volume: number;
  readonly seconds: number;
  /** How long it takes to be as loud as it gets. */
  readonly attack?: number;
}

const SILENT = 0.0001;
const ATTACK = 0.004;

/** Loud at once, then fading: the envelope of all that is struck. */
function envelope(out: AudioNode, at: number, { volume, seconds, attack = ATTACK }: Sounding): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(out);
  return gain;
}

export interface Tone extends Sounding {
  readonly type: OscillatorType;
  /** In hertz. */
  readonly from: number;
  readonly to?: number;
}

export function tone(out: AudioNode, at: number, { type, from, to = from, ...sounding }: Tone): void {
  const source = out.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + sounding.seconds);
  source.connect(envelope(out, at, sounding));
  source.start(at);
  source.stop(at + sounding.seconds + 0.02);
}

export interface Partials extends Sounding {
  readonly base: number;
  readonly ratios: readonly number[];
}

/** Tones over one another, each higher one fainter and shorter: metal. */
export function partials(out: AudioNode, at: number, { base, ratios, volume, seconds }: Partials): void {
  for (const [place, ratio] of ratios.entries()) {
    const part = 1 / (place + 1);
    tone(out, at, { type: 'sine', from: base * ratio, volume: volume * part, seconds: seconds * (0.4 + 0.6 * part) });
  }
}

/** The ratios of a bell belong to no scale. */
const BELL = [1, 2.76, 5.4];

export const bell = (out: AudioNode, at: number, sound: Omit<Partials, 'ratios'>): void =>
  partials(out, at, { ...sound, ratios: BELL });

export interface Noise extends Sounding {
  readonly filter: BiquadFilterType;
  /** Where the filter stands, in hertz. */
  readonly from: number;
  readonly to?: number;
}

export function noise(out: AudioNode, at: number, { filter: type, from, to = from, ...sounding }: Noise): void {
  const { context } = out;
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + sounding.seconds);
  source.connect(filter).connect(envelope(out, at, sounding));
  source.start(at);
  source.stop(at + sounding.seconds + 0.02);
}

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of it, made once. The same every time: a plain generator is random enough for the ear. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const known = buffers.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let at = 0; at < samples.length; at++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = word / 2 ** 31 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
}
