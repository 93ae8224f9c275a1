import { type ReactNode, useSyncExternalStore } from 'react';

/** Live announcements for screen readers: phases, events and awaited decisions. */

const KEPT = 4;
let said: readonly { readonly id: number; readonly text: string }[] = [];
let count = 0;
const listeners = new Set<() => void>();

export function announce(text: string): void {
  if (text === '') return;
  said = [...said, { id: count++, text }].slice(-KEPT);
  for (const listener of listeners) listener();
}

/** What was said to one person is not for the next who takes the device. */
export function forgetAnnouncements(): void {
  said = [];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once on the page. */
export function Announcer(): ReactNode {
  const lines = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
