import { X } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { t } from '../words/t.ts';
import { announce } from './announcer.tsx';
import { Button, IconButton } from './button.tsx';
import style from './toast.module.css';

/** A short word near the upper edge about what was just done: 'Link copied'. */

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
  if (shown === undefined) return null;
  return (
    <section className={`callout row ${style.toast}`} aria-label={t('notice')}>
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
