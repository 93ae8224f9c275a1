import { type PointerEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Button } from './button.tsx';
import style from './explain.module.css';
import { Sheet } from './sheet.tsx';
import { tipPlace } from './tip-place.ts';

/** What a thing is: the pointer rests on it for a moment, a finger holds it, or the key I is pressed while it has the focus. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** More to press in the sheet that a held finger opens: 'Take out'. */
  readonly actions?: readonly { readonly label: string; readonly act: () => void }[];
}

const REST_MILLIS = 400;
const HOLD_MILLIS = 450;
const MOVED = 10;

type Open = { readonly explanation: Explanation } & (
  | { readonly kind: 'tip'; readonly thing: Element; readonly box: DOMRect }
  | { readonly kind: 'sheet' }
);

let open: Open | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let held = false;
let start = { x: 0, y: 0 };
const listeners = new Set<() => void>();

function show(next: Open | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Closes the tip, or one that is about to come: what it was about has changed. */
export function closeTip(): void {
  clearTimeout(timer);
  if (open?.kind === 'tip') show(undefined);
}

const tipOn = (thing: Element, explanation: Explanation): Open => ({
  kind: 'tip',
  explanation,
  thing,
  box: thing.getBoundingClientRect(),
});

export interface ExplainHandlers {
  /** A finger that goes down here may be about to hold it. */
  readonly 'data-explained': true;
  readonly onPointerEnter: (event: PointerEvent<Element>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent<Element>) => void;
  readonly onPointerMove: (event: PointerEvent<Element>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
  readonly onContextMenu: (event: { preventDefault(): void }) => void;
  readonly onKeyDown: (event: { readonly key: string; readonly currentTarget: Element }) => void;
}

/** Handlers for the thing that is explained. */
export function explain(explanation: Explanation): ExplainHandlers {
  return {
    'data-explained': true,
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // It may be gone by now, and a thing that is gone tells no leave.
        if (currentTarget.isConnected) show(tipOn(currentTarget, explanation));
      }, REST_MILLIS);
    },
    onPointerLeave: closeTip,
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      closeTip();
      held = false;
      if (pointerType === 'mouse') return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        held = true;
        show({ kind: 'sheet', explanation });
      }, HOLD_MILLIS);
    },
    onPointerMove: ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse' && Math.hypot(clientX - start.x, clientY - start.y) > MOVED) clearTimeout(timer);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    // The press that ends a hold is no tap.
    onClickCapture: (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown: ({ key, currentTarget }) => {
      if (key === 'i' || key === 'I') show(open === undefined ? tipOn(currentTarget, explanation) : undefined);
      else closeTip();
    },
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once on the page. */
export function Explanations(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => open);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things
  useEffect(() => {
    clearTimeout(timer);
    show(undefined);
  }, [path]);
  // What is asked for by a key is also spoken.
  if (shown?.kind !== 'sheet') return <div aria-live="polite">{shown !== undefined && <Tip tip={shown} />}</div>;
  const { explanation } = shown;
  return (
    <Sheet title={explanation.title} onClose={() => show(undefined)}>
      <div className={`stack ${style.sheet}`}>
        <p>{explanation.text}</p>
        {explanation.actions?.map(({ label, act }) => (
          <Button
            key={label}
            onClick={() => {
              show(undefined);
              act();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

function Tip({ tip }: { readonly tip: Extract<Open, { readonly kind: 'tip' }> }): ReactNode {
  const { box, thing, explanation } = tip;
  // The pointer never leaves a thing that is taken away.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!thing.isConnected) closeTip();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [thing]);
  return (
    <div
      className={`callout ${style.tip}`}
      role="tooltip"
      style={tipPlace(box, { width: innerWidth, height: innerHeight })}
    >
      <b>{explanation.title}</b>
      <p>{explanation.text}</p>
    </div>
  );
}
