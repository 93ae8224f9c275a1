import { type PointerEvent, type ReactNode, useSyncExternalStore } from 'react';
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
  | { readonly kind: 'tip'; readonly box: DOMRect }
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

export interface ExplainHandlers {
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
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(
        () => show({ kind: 'tip', explanation, box: currentTarget.getBoundingClientRect() }),
        REST_MILLIS,
      );
    },
    onPointerLeave: () => {
      clearTimeout(timer);
      if (open?.kind === 'tip') show(undefined);
    },
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      clearTimeout(timer);
      held = false;
      if (open?.kind === 'tip') show(undefined);
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
      if (key === 'i' || key === 'I')
        show(open === undefined ? { kind: 'tip', explanation, box: currentTarget.getBoundingClientRect() } : undefined);
      else if (open?.kind === 'tip') show(undefined);
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
  const { box, explanation } = tip;
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
