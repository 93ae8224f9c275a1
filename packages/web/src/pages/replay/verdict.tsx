import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Checked } from '../../replay/draws.ts';
import style from './verdict.module.css';

/** Whether the draws were those that were sealed before the game. */
export function Verdict({ fair, text }: Checked): ReactNode {
  const Sign = fair ? ShieldCheck : ShieldAlert;
  return (
    <p className={`warning row ${style.verdict}`} data-fair={fair} role="status">
      <Sign size={18} aria-hidden="true" />
      {text}
    </p>
  );
}
