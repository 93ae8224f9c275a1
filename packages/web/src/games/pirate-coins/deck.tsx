import { has } from '@pouch/rules';
import type { ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Coin } from '../../ui/coin.tsx';
import { Crest } from '../../ui/crest.tsx';
import style from './deck.module.css';
import { fromMiddle } from './middle.ts';
import { onDeck } from './scenes.ts';
import type { Show } from './show.ts';
import { Tick } from './tick.tsx';

export interface DeckProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
}

/** Those aboard, and over the plank who is leaving. */
export function Deck({ show, players }: DeckProps): ReactNode {
  const seats = onDeck(show);
  return (
    <>
      {show.happening.event === 'plundered' && <span className={style.plank} aria-hidden="true" />}
      <div className={style.deck} aria-hidden="true">
        {seats.map((seat, index) => (
          <span
            key={seat}
            className={style.crest}
            data-leaving={!has(show.aboard, seat)}
            style={fromMiddle(index, seats.length)}
          >
            <Crest seat={seat} name={players[seat]?.name ?? ''} size={40} />
            <Choice show={show} seat={seat} />
          </span>
        ))}
      </div>
    </>
  );
}

/** That somebody has chosen, and once it is revealed, what. */
function Choice({ show, seat }: { readonly show: Show; readonly seat: number }): ReactNode {
  const { happening, monster, skull, hidden } = show;
  if (!has(monster | skull | hidden, seat)) return null;
  if (happening.event === 'revealed' || happening.event === 'plundered')
    return (
      <span className={style.choice}>
        <Coin drawing={pirateCoin('gold', has(monster, seat) ? 'monster' : 'skull', 33)} size={26} label="" />
      </span>
    );
  return (
    <span className={style.chosen}>
      <Tick size="clamp(9px, 2.6cqw, 12px)" />
    </span>
  );
}
