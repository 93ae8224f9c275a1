import { type ReactNode, useState } from 'react';
import { Art } from '../../art/art.tsx';
import { sign } from '../../art/drawings.ts';
import { usePhone } from '../../device/media.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { type InForce, inForce } from './bid-sum.ts';
import style from './in-force.module.css';
import type { Faces } from './types.ts';

/** One line an ability in the bid; on a phone, chips that open to their line. */
export function InForceLines({ bid }: { readonly bid: Faces }): ReactNode {
  const phone = usePhone();
  const lines = inForce(bid);
  return phone ? <Chips lines={lines} /> : <Lines lines={lines} />;
}

/** The same lines where there is room for them: over the table. */
export const InForceText = ({ bid }: { readonly bid: Faces }): ReactNode => <Lines lines={inForce(bid)} />;

const Sign = ({ line, size }: { readonly line: InForce; readonly size: number }): ReactNode => (
  <Art drawing={sign(line.face, 'currentColor')} width={size} label="" />
);

function Lines({ lines }: { readonly lines: readonly InForce[] }): ReactNode {
  return (
    <ul className={style.lines} aria-label={t('realm.force')}>
      {lines.map((line) => (
        <li key={line.ability} data-kind={line.kind}>
          <span className={style.sign}>
            <Sign line={line} size={20} />
          </span>
          <span>
            <b>{t('realm.force.name', { ability: line.ability })}</b> {line.line}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Chips({ lines }: { readonly lines: readonly InForce[] }): ReactNode {
  const [opened, setOpened] = useState<InForce>();
  return (
    <div className={style.chips}>
      {lines.map((line) => (
        <button key={line.ability} type="button" data-kind={line.kind} onClick={() => setOpened(line)}>
          <Sign line={line} size={18} />
          {line.short}
        </button>
      ))}
      {opened !== undefined && (
        <Sheet title={opened.ability} onClose={() => setOpened(undefined)}>
          <p>{opened.line}</p>
        </Sheet>
      )}
    </div>
  );
}
