import type { About } from '@pouch/protocol';
import { Check, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import { EndingCard } from '../../table/ending.tsx';
import type { AnyKit } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './ending.module.css';
import { rematchPeople } from './seats.ts';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';

export interface OnlineEndingProps {
  readonly connection: TableConnection;
  readonly tableState: TableState;
  readonly about: About;
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly players: readonly PlayerAbout[];
}

/** Who has won and why, and another game with the same people. */
export function OnlineEnding({ connection, tableState, about, kit, view, players }: OnlineEndingProps): ReactNode {
  const { seat } = tableState;
  const main = useRef<HTMLButtonElement>(null);
  const { underWay, refused, run } = useErrands();
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const note = (
    <>
      <Refusal>{refused.get('rematch')}</Refusal>
      <Agreed about={about} />
    </>
  );
  return (
    <EndingCard kit={kit} view={view} names={namesOf(players)} replay={`/replay/online/${about.id}`} note={note}>
      {about.next !== null ? (
        <LinkButton to={`/table/${about.next}`} look="main">
          <RotateCw size={18} aria-hidden="true" />
          {t('ending.to-rematch')}
        </LinkButton>
      ) : (
        seat !== undefined && (
          <Button
            ref={main}
            look="main"
            busy={underWay.has('rematch')}
            onClick={() => void run('rematch', () => connection.ask({ do: 'rematch' }))}
          >
            <RotateCw size={18} aria-hidden="true" />
            {t('ending.rematch')}
          </Button>
        )
      )}
    </EndingCard>
  );
}

/** Who has agreed to a rematch, once somebody has. */
function Agreed({ about }: { readonly about: About }): ReactNode {
  const people = rematchPeople(about);
  if (people.length === 0) return null;
  return (
    <ul className={`row ${style.agreed}`} aria-label={t('ending.agreed')}>
      {people.map(({ seat, name, ready }) => (
        <li key={seat} data-ready={ready}>
          <Crest seat={seat} name={name} size={28} hollow={!ready} />
          {ready && (
            <span className={`badge ${style.tick}`} aria-hidden="true">
              <Check size={11} strokeWidth={3.5} />
            </span>
          )}
          <span className="unseen">{t(ready ? 'ending.agreed-yes' : 'ending.agreed-no', { name })}</span>
        </li>
      ))}
    </ul>
  );
}
