import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Asking, askedWords } from './asked.ts';
import style from './prompt-dock.module.css';

/** What the player is asked to do. */
export function PromptDock(asking: Asking): ReactNode {
  const { kind, title, text } = askedWords(asking);
  return (
    <>
      <h2>{title}</h2>
      {kind === 'asked' ? (
        <p>{text}</p>
      ) : (
        <p className={style.refused} role="alert">
          <TriangleAlert size={15} aria-hidden="true" /> {text}
        </p>
      )}
    </>
  );
}
