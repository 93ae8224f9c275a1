import { has, pirateInternals, type Seat } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps, Names } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { andList } from '../../words/lists.ts';
import { Rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Fortune, PouchContents } from './fortune.tsx';
import { Monsters } from './monsters.tsx';
import { coinWords } from './names.ts';
import { PlayerStrip, Players } from './players.tsx';
import { Rounds } from './rounds.tsx';
import { tookIn } from './shares.ts';
import { Ship } from './ship.tsx';
import type { Show, Types } from './show.ts';
import { caption } from './telling.ts';

export type Props = BoardProps<Types, Show>;

/** What each player took in the round that is shown. */
export const useTook = ({ moments, show }: Props): ReadonlyMap<Seat, number> =>
  useMemo(() => tookIn(show.round, moments?.flatMap(({ events }) => events) ?? []), [moments, show.round]);

/** The table as those who watch see it; small beside a replay or a rule. */
export function Board(props: Props): ReactNode {
  const { show, players, size } = props;
  const took = useTook(props);
  if (size !== 'table')
    return (
      <section
        className={style.small}
        // A page may show several examples: each is named by its title.
        aria-label={size === 'example' ? undefined : t('pirate.board')}
        data-size={size}
      >
        <PlayerStrip show={show} players={players} took={took} />
        <Common show={show} players={players} rounds="here" />
      </section>
    );
  return (
    <>
      <Players show={show} players={players} seats={show.booty.map((_, seat) => seat)} took={took} />
      <Middle label={t('pirate.board')}>
        <Common show={show} players={players} rounds="here" />
      </Middle>
    </>
  );
}

interface CommonProps extends Pick<Props, 'show' | 'players'> {
  /** Whether the round stack has its place here, or in the dock. */
  readonly rounds: 'here' | 'in-dock';
}

/** The things in the middle of the table. */
export function Common({ show, players, rounds }: CommonProps): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const told = caption(show, names);
  return (
    <div className={style.board} data-rounds={rounds}>
      <p className="unseen">{inWords(show, names)}</p>
      <div className={style.grid}>
        <div className={style.fortune}>
          <Fortune show={show} />
          <div className={style.pouch}>
            <PouchContents show={show} />
          </div>
        </div>
        <div className={style.ship}>
          <Ship show={show} players={players} />
          {/* The announcer says it too: what is seen here is not to be heard twice. */}
          <p className={style.caption} aria-hidden="true" data-happening={show.happening.event}>
            {told !== '' && (
              <span>
                <Rich text={told} />
              </span>
            )}
          </p>
        </div>
        <div className={style.monsters}>
          <Monsters show={show} />
        </div>
        {rounds === 'here' && (
          <div className={style.rounds}>
            <Rounds show={show} look="line" />
          </div>
        )}
      </div>
    </div>
  );
}

/** The ship for those who do not see it. */
function inWords({ loot, aboard, booty, monster, skull, hidden }: Show, names: Names): string {
  const there = booty.flatMap((_, seat) => {
    if (!has(aboard, seat)) return [];
    const name = names.isYou(seat) ? t('pirate.you') : names.of(seat);
    return [has(monster | skull | hidden, seat) ? t('pirate.board.chosen', { name }) : name];
  });
  return t('pirate.board.words', {
    worth: pirateInternals.worthOf(loot),
    coins: coinWords(loot),
    aboard: there.length === 0 ? t('pirate.board.nobody') : andList(there),
  });
}
