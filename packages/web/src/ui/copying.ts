import { useEffect, useRef, useState } from 'react';
import { announce } from './announcer.tsx';

const SHOWN_MILLIS = 2500;

export interface Copying {
  /** The text that was just copied. */
  readonly copied: string | undefined;
  readonly failed: boolean;
  readonly copy: (text: string) => void;
}

/** Copies texts, and knows for a moment which one was copied: its button says so. `told` is what is announced then. */
export function useCopying(told: string): Copying {
  const [copied, setCopied] = useState<string>();
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    const done = await copyText(text);
    setFailed(!done);
    if (!done) return;
    setCopied(text);
    announce(told);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(undefined), SHOWN_MILLIS);
  };
  return { copied, failed, copy: (text) => void copy(text) };
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A server in one's own network often has no HTTPS, and pages without it get no clipboard: only this older way.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const had = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return done;
}
