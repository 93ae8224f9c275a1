import type { CommandInput } from '@pouch/protocol';

/** Commands that are sent and not answered yet, kept on the device: a page that is closed in between sends them again. */

export interface Sending {
  readonly id: string;
  readonly command: CommandInput;
}

const key = (table: string): string => `pouch/sending/${table}`;

export function sendingTo(table: string): readonly Sending[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSending) : [];
  } catch {
    return []; // Nothing that can be read.
  }
}

export function keepSending(table: string, sending: Sending): void {
  store(table, [...sendingTo(table), sending]);
}

export function sent(table: string, id: string): void {
  store(
    table,
    sendingTo(table).filter((each) => each.id !== id),
  );
}

function store(table: string, list: readonly Sending[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key(table));
    else localStorage.setItem(key(table), JSON.stringify(list));
  } catch {
    // A device that keeps nothing: the command is lost only if the page is closed before it is answered.
  }
}

const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sending).id === 'string' &&
  typeof (value as Sending).command === 'object';
