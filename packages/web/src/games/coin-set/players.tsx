import { has, coinSetInternals as internals, type Seat } from '@pouch/rules';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Away, isAbsent } from '../../table/away.tsx';
import type { BoardProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Chip } from '../../ui/chip.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Pile } from './pile.tsx';
import style from './players.module.css';
import { nameOrYou, youOf } from './sentences.ts';
import { pileSpot, type Show } from './show.ts';

type Props = Pick<BoardProps<internals.Types, Show>, 'view' | 'viewer' | 'players'>;

/** Round the table by seat, from the viewer on; where several share a screen, always from the first. */
function inOrder({ players, viewer }: Props): readonly PlayerAbout[] {
  const isShared = players.filter((player) => player.mine).length > 1;
  const from = viewer === 'table' || isShared ? 0 : viewer;
  return [...players.slice(from), ...players.slice(0, from)];
}

const MANY = 4;

/** Everybody with their pile: cards under each other in the rail, chips in a row elsewhere. */
export function Players({ layout, ...props }: Props & { readonly layout: 'rail' | 'row' }): ReactNode {
  const { view, players } = props;
  const names = namesOf(players);
  return (
    <ul className={style.players} aria-label={t('coin-set.players')} data-layout={layout} data-many={view.seats > MANY}>
      {inOrder(props).map((player) => {
        const won = internals.wonBy(view, player.seat);
        const state = stateOf(view, player.seat);
        return (
          <li key={player.seat} data-seat={player.seat} data-active={state === 'pointing' || state === 'turning'}>
            <span className={style.crest}>
              <Crest
                seat={player.seat}
                name={player.name}
                size={layout === 'row' || view.seats > MANY ? 26 : 36}
                hollow={isAbsent(player)}
              />
              {layout === 'row' && state === 'none' && <Badge yes />}
            </span>
            <span className={style.main}>
              <span className={style.head}>
                <span className={`cut ${style.name}`}>{nameOrYou(names, player.seat)}</span>
                {isAbsent(player) ? (
                  <span className={style.state}>
                    <Away player={player} look={layout === 'row' ? 'sign' : 'words'} />
                  </span>
                ) : (
                  state !== undefined && <State state={state} />
                )}
              </span>
              {layout === 'rail' && (
                <span className={style.won}>
                  <Pile coins={won} size={view.seats > MANY ? 17 : 21} />
                </span>
              )}
            </span>
            <span className={`number ${style.score}`} data-spot={pileSpot(player.seat)}>
              <span aria-hidden="true">{won.length}</span>
              <span className="unseen">{t('coin-set.coins', { count: won.length })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type State = 'pointing' | 'turning' | 'none';

function stateOf(view: internals.View, seat: Seat): State | undefined {
  if (view.phase === 'point' && view.caller === seat) return 'pointing';
  if (view.phase === 'turn' && view.turner === seat) return 'turning';
  return has(view.agreed, seat) && view.phase !== 'over' ? 'none' : undefined;
}

function State({ state }: { readonly state: State }): ReactNode {
  return (
    <span className={style.state}>
      <Chip>
        {state === 'none' && <Check size={12} aria-hidden="true" />}
        {t(`coin-set.state.${state}`)}
      </Chip>
    </span>
  );
}

function Badge({ yes }: { readonly yes: boolean }): ReactNode {
  const Sign = yes ? Check : Minus;
  return (
    <span className={style.badge} data-yes={yes} aria-hidden="true">
      <Sign size={10} strokeWidth={3.5} />
    </span>
  );
}

/** Who has agreed that there is no set: a tick or a dash on each crest. */
export function Agreed({ size, ...props }: Props & { readonly size: number }): ReactNode {
  const { view } = props;
  const names = namesOf(props.players);
  return (
    <ul className={style.agreed} aria-label={t('coin-set.agreed.title')} data-many={view.seats > 6}>
      {inOrder(props).map(({ seat, name }) => {
        const yes = has(view.agreed, seat);
        return (
          <li key={seat} className={style.crest} data-yes={yes}>
            <Crest seat={seat} name={name} size={size} />
            <Badge yes={yes} />
            <span className="unseen">{t(yes ? 'coin-set.agreed.yes' : 'coin-set.agreed.no', youOf(names, seat))}</span>
          </li>
        );
      })}
    </ul>
  );
}
