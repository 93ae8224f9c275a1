import { onSettings, settings } from '../device/settings.ts';

/** Sounds made by the page itself. Off until the player switches them on, and what makes them is loaded only then. */

export type SoundName =
  | 'tap'
  | 'toss'
  | 'attack'
  | 'bell'
  | 'clink'
  | 'flip'
  | 'plank'
  | 'wave'
  | 'set'
  | 'ring';

const isOn = (): boolean => settings().sound === 'on';

let making: Promise<typeof import('./mixer.ts')> | undefined;

/** A sound that is made too late is not heard: a network that fails is tried again with the next one. */
function load(): NonNullable<typeof making> {
  making ??= import('./mixer.ts');
  making.catch(() => {
    making = undefined;
  });
  return making;
}

export function play(name: SoundName): void {
  if (!isOn() || document.hidden) return;
  load().then(
    ({ sound }) => sound(name),
    () => {},
  );
}

// Loaded before the first sound is wanted.
const prepare = (): void => {
  if (isOn()) load().catch(() => {});
};
if (typeof document !== 'undefined') {
  onSettings(prepare);
  prepare();
}
