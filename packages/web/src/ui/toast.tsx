import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { t } from '../words/t.ts';
import { announce } from './announcer.tsx';
import { Button, IconButton } from './button.tsx';
import style from './toast.module.css';
import { type Box, type ToastPlace, toastPlace } from './toast-place.ts';

/** A short word about what was just done, where nothing is to be read or pressed: 'Link copied'. */

const SHOWN_MILLIS = 4000;
let current: { readonly text: string; readonly action?: ToastAction } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

function change(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

/** With an action (undo, say) it stays until it is used, closed or replaced. */
export function toast(text: string, action?: ToastAction): void {
  clearTimeout(timer);
  announce(text);
  change(action === undefined ? { text } : { text, action });
  if (action === undefined) timer = setTimeout(() => change(undefined), SHOWN_MILLIS);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => current);
  return shown === undefined ? null : <Toast shown={shown} />;
}

function Toast({ shown }: { readonly shown: NonNullable<typeof current> }): ReactNode {
  const { ref, place } = useToastPlace(shown);
  return (
    <section
      ref={ref}
      className={`callout row ${style.toast}`}
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      aria-label={t('notice')}
    >
      <span>{shown.text}</span>
      {shown.action && (
        <>
          <Button
            look="main"
            size="small"
            onClick={() => {
              change(undefined);
              shown.action?.act();
            }}
          >
            {shown.action.label}
          </Button>
          <IconButton label={t('close')} onClick={() => change(undefined)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </section>
  );
}

/** What a toast must not cover. */
const TAKEN =
  'h1, h2, h3, header span, a[href], button, input, select, textarea, label, summary, .docked, [role="timer"]';
/** It keeps away from them. */
const CLEARANCE = 6;

function around({ left, top, width, height }: DOMRect): Box {
  const more = 2 * CLEARANCE;
  return { left: left - CLEARANCE, top: top - CLEARANCE, width: width + more, height: height + more };
}

/** Measured when the toast comes, when the page changes under one that stays, and when the window changes. */
function useToastPlace(shown: unknown) {
  const ref = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<ToastPlace>();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or another page, are another place
  useLayoutEffect(() => {
    const measure = (): void => {
      const own = ref.current;
      if (own === null) return;
      const taken = [...document.querySelectorAll(TAKEN)].filter((element) => !own.contains(element));
      setPlace(
        toastPlace(
          own.getBoundingClientRect(),
          { width: innerWidth, height: innerHeight },
          taken.map((element) => around(element.getBoundingClientRect())),
        ),
      );
    };
    measure();
    // The next page is drawn after its address is known.
    const frame = requestAnimationFrame(measure);
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', measure);
    };
  }, [shown, path]);
  return { ref, place };
}
