import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import style from './dock.module.css';
import type { View } from './types.ts';

/** Nobody reads faster, and making and laying out text is the dearest thing that happens while a ghost moves. */
const CALM = 100;

export interface Words {
  readonly words: string;
  /** 'wax': it does not fit. */
  readonly tone: 'plain' | 'wax';
}

interface CalmWordsProps {
  /** When either of these changes, there may be something else to say. */
  readonly view: View;
  readonly about: string;
  readonly say: () => Words;
}

/** Words that follow the ghost, ten times a second at the most; the last ones always come. */
export function CalmWords({ view, about, say }: CalmWordsProps): ReactNode {
  const [shown, setShown] = useState(say);
  const latest = useRef(say);
  latest.current = say;
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when, not what
  useEffect(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        changedAt.current = performance.now();
        setShown(latest.current());
      },
      Math.max(0, changedAt.current + CALM - performance.now()),
    );
  }, [view, about]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return <ToneWords {...shown} />;
}

function ToneWords({ words, tone }: Words): ReactNode {
  if (tone === 'plain') return <p>{words}</p>;
  return (
    <p className={style.wax}>
      <CircleX size={18} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
