import { coinSetInternals as internals } from '@pouch/rules';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Away, isAbsent } from '../../table/away.tsx';
import type { BoardProps, Names } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Chip } from '../../ui/chip.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Badge } from './agreed.tsx';
import { Pile } from './pile.tsx';
import style from './players.module.css';
import { inOrder, stateOf } from './seating.ts';
import type { Show } from './show.ts';
import { pileSpot } from './spots.ts';
import type { Types, View } from './types.ts';
import { nameOrYou } from './words.ts';

type Layout = 'rail' | 'row';
type Crowd = 'few' | 'many';

const FEW = 4;

export const crowdOf = (players: readonly PlayerAbout[]): Crowd => (players.length > FEW ? 'many' : 'few');

export interface PlayersProps extends Pick<BoardProps<Types, Show>, 'view' | 'viewer' | 'players'> {
  readonly layout: Layout;
}

/** Everybody with their pile: cards under each other in the rail, chips in a row elsewhere. */
export function Players({ layout, view, viewer, players }: PlayersProps): ReactNode {
  const names = namesOf(players);
  const crowd = crowdOf(players);
  return (
    <ul className={style.players} aria-label={t('coin-set.players')} data-layout={layout} data-crowd={crowd}>
      {inOrder(players, viewer).map((player) => (
        <Player key={player.seat} {...{ player, view, names, layout, crowd }} />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly player: PlayerAbout;
  readonly view: View;
  readonly names: Names;
  readonly layout: Layout;
  readonly crowd: Crowd;
}

function Player({ player, view, names, layout, crowd }: PlayerProps): ReactNode {
  const { seat, name } = player;
  const won = internals.wonBy(view, seat);
  const state = stateOf(view, seat);
  const absent = isAbsent(player);
  return (
    <li data-seat={seat} data-active={state === 'pointing' || state === 'turning'}>
      <span className={style.crest}>
        <Crest seat={seat} name={name} size={layout === 'row' || crowd === 'many' ? 26 : 36} hollow={absent} />
        {layout === 'row' && state === 'none' && <Badge answer="yes" />}
      </span>
      <span>
        <span className={style.head}>
          <span className={`cut ${style.name}`}>{nameOrYou(names, seat)}</span>
          {/* In a row the crest's tick and the frame say it: there is no room for words. */}
          <span className={layout === 'row' ? 'unseen' : undefined}>
            {absent ? (
              <Away player={player} look={layout === 'row' ? 'sign' : 'words'} />
            ) : (
              state !== undefined && (
                <Chip>
                  {state === 'none' && <Check size={12} aria-hidden="true" />}
                  {t(`coin-set.state.${state}`)}
                </Chip>
              )
            )}
          </span>
        </span>
        {layout === 'rail' && (
          <span className={style.won}>
            <Pile coins={won} size={crowd === 'many' ? 17 : 21} />
          </span>
        )}
      </span>
      <span className={`number ${style.score}`} data-spot={pileSpot(seat)}>
        <span aria-hidden="true">{won.length}</span>
        <span className="unseen">{t('coin-set.coins', { count: won.length })}</span>
      </span>
    </li>
  );
}
