import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import style from './dock.module.css';

/** Nobody reads faster, and laying out text is the dearest thing that happens while a ghost moves. */
const CALM = 100;

export interface CalmWordsProps {
  readonly words: string;
  /** 'wax': it does not fit. */
  readonly tone: 'plain' | 'wax';
}

/** Words that follow the ghost, ten times a second at the most; the last ones always come. */
export function CalmWords(now: CalmWordsProps): ReactNode {
  const [shown, setShown] = useState(now);
  const latest = useRef(now);
  latest.current = now;
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOld = shown.words !== now.words;
  useEffect(() => {
    if (!isOld) return;
    const show = (): void => {
      changedAt.current = performance.now();
      setShown(latest.current);
    };
    const timer = setTimeout(show, Math.max(0, changedAt.current + CALM - performance.now()));
    return () => clearTimeout(timer);
  }, [isOld]);
  return <ToneWords {...shown} />;
}

export function ToneWords({ words, tone }: CalmWordsProps): ReactNode {
  if (tone === 'plain') return <p>{words}</p>;
  return (
    <p className={style.wax}>
      <CircleX size={18} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
