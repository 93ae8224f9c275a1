import type { About } from '@pouch/protocol';
import { Check, RotateCw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import type { EndedGame } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { Moment, PlayerAbout } from '../../table/source.ts';
import { Button, ENTER, Key, LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { notHeld } from '../../ui/presses.ts';
import { t } from '../../words/t.ts';
import { EndingScreen } from '../ending/ending.tsx';
import style from './ending.module.css';
import { rematchPeople } from './seats.ts';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';
import { useLedToRematch } from './use-rematch.ts';

export interface OnlineEndingProps {
  readonly connection: TableConnection;
  readonly tableState: TableState;
  readonly about: About;
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly moments: readonly Moment[];
  readonly players: readonly PlayerAbout[];
}

/** How a game ended, and another one with the same people. */
export default function OnlineEnding(props: OnlineEndingProps): ReactNode {
  const { connection, tableState, about, kit, view, moments, players } = props;
  const { seat } = tableState;
  const { id, next, options } = about;
  const seats = about.seats.length;
  const [, go] = useLocation();
  const { underWay, refused, run } = useErrands();
  const ended = useMemo(
    (): EndedGame => ({
      view,
      first: kit.game.view(kit.game.setup(seats, options), 'table'),
      moments,
      names: namesOf(players),
    }),
    [view, kit, seats, options, moments, players],
  );
  const replay = `/replay/online/${id}`;
  const link = useMemo(() => ({ url: new URL(replay, location.href).href }), [replay]);
  const noteAsked = useLedToRematch(about, seat);
  const rematch = (): void => {
    noteAsked();
    void run('rematch', () => connection.ask({ do: 'rematch' }));
  };
  const own = seat === undefined ? undefined : about.seats[seat];
  const isIn = own?.kind === 'person' && own.ready;
  const toNext = next === null || !isIn ? undefined : () => go(`/table/${next}`);
  return (
    <EndingScreen
      kit={kit}
      ended={ended}
      seats={seats}
      replay={replay}
      link={link}
      note={
        <>
          <Refusal>{refused.get('rematch')}</Refusal>
          <Agreed about={about} />
        </>
      }
      onMain={toNext ?? (seat === undefined ? undefined : rematch)}
      main={
        toNext !== undefined ? (
          <LinkButton to={`/table/${next}`} look="main">
            <RotateCw size={18} aria-hidden="true" />
            {t('ending.to-rematch')}
          </LinkButton>
        ) : (
          seat !== undefined && (
            <Button look="main" busy={underWay.has('rematch')} onClick={rematch} onKeyDown={notHeld}>
              <RotateCw size={18} aria-hidden="true" />
              {t('ending.rematch')}
              <Key>{ENTER}</Key>
            </Button>
          )
        )
      }
    />
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
