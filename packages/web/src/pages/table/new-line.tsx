import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableLine } from '../../online/table-state.ts';
import { Crest } from '../../ui/crest.tsx';
import style from './new-line.module.css';

const SHOWN = 4000;

/** A new line of chat, for four seconds, where the chat itself is not to be seen. Screen readers hear it anyway. */
export function NewLine({ line }: { readonly line: TableLine | undefined }): ReactNode {
  const [gone, setGone] = useState<string>();
  const key = line?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setGone(key), SHOWN);
    return () => clearTimeout(timer);
  }, [key]);
  if (line === undefined || line.happened.what !== 'said' || gone === key) return null;
  const { seat, who, text } = line.happened;
  return (
    <p className={style.line} aria-hidden="true">
      {seat === null ? <Eye size={18} /> : <Crest seat={seat} name={who.name} size={20} />}
      <span>
        <b>{who.name}</b> {text}
      </span>
    </p>
  );
}
