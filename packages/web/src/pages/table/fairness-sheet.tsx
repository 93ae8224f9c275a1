import { type About, RequestRefused } from '@pouch/protocol';
import { Refusal, readRecord } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { seenCommitment } from '../../online/commitments.ts';
import { theServer } from '../../online/server.ts';
import type { Checked } from '../../replay/draws.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { Verdict } from '../replay/verdict.tsx';
import { Refusal as Refused } from './shared/refusal.tsx';
import style from './sheets.module.css';

/** What the draws of this game come from, and, when it is over, whether they do. */
export function FairnessSheet({ about, close }: { readonly about: About; readonly close: () => void }): ReactNode {
  const { commitment, words, seed } = about.fairness;
  const seen = seenCommitment(about.id);
  const isChanged = seen !== undefined && seen.commitment !== commitment;
  return (
    <Sheet title={t('fair.title')} onClose={close}>
      <div className={`stack ${style.words}`}>
        <p>{t('fair.text')}</p>
        <dl className="stack">
          <div>
            <dt className="dim">{t('fair.commitment')}</dt>
            <dd>
              <code>{commitment}</code>
            </dd>
            {isChanged ? (
              <dd>
                <Refused>{t('fair.changed')}</Refused>
              </dd>
            ) : (
              seen !== undefined && <dd>{t(seen.early ? 'fair.seen-early' : 'fair.seen-late')}</dd>
            )}
          </div>
          <div>
            <dt className="dim">{t('fair.words')}</dt>
            <dd>{words.some((word) => word !== null) ? <Words about={about} /> : t('fair.no-words')}</dd>
          </div>
          <div>
            <dt className="dim">{t('fair.seed')}</dt>
            <dd>{seed === null ? t('fair.seed-later') : <code>{seed}</code>}</dd>
          </div>
        </dl>
      </div>
      {about.phase === 'over' ? <Check table={about.id} seen={seen?.commitment} /> : <p>{t('fair.check-later')}</p>}
    </Sheet>
  );
}

const Words = ({ about: { fairness, seats } }: { readonly about: About }): ReactNode => (
  <ul className="stack">
    {fairness.words.map((word, seat) => {
      const holder = seats[seat];
      const name =
        holder === undefined || holder.kind === 'open' ? t('seat.number', { number: seat + 1 }) : holder.name;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
        <li key={seat} className="row">
          <Crest seat={seat} name={name} size={22} />
          <b>{name}</b> {word ?? t('fair.no-word')}
        </li>
      );
    })}
  </ul>
);

function Check({ table, seen }: { readonly table: string; readonly seen: string | undefined }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const check = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setChecked(await checkTable(table, seen).catch(() => ({ fair: false, text: t('fair.unreachable') })));
    setBusy(false);
  };
  return (
    <div className={`stack ${style.words}`}>
      <Button look="main" busy={busy} onClick={() => void check()}>
        {t('fair.check')}
      </Button>
      {checked !== undefined && <Verdict {...checked} />}
    </div>
  );
}

/** Draws every outcome again, here: the server's word is not asked for. */
async function checkTable(table: string, seen: string | undefined): Promise<Checked> {
  const [{ checkDraws }, answer] = await Promise.all([import('../../replay/draws.ts'), theServer().api.record(table)]);
  if (answer instanceof RequestRefused) return { fair: false, text: answer.reason };
  const record = readRecord(answer);
  return record instanceof Refusal ? { fair: false, text: record.reason } : checkDraws(record, seen);
}
