import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { t } from '../../words/t.ts';
import { counter } from './pictures.ts';
import { type RoundPlace, roundPlaces } from './round-places.ts';
import style from './rounds.module.css';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';
import { metalWord } from './words.ts';

type Look = 'full' | 'line';

/** The round stack: rounds played, the one now, and the coins with which the next ones begin. */
export const Rounds = ({ show, look }: { readonly show: Show; readonly look: Look }): ReactNode => (
  <div className={style.rounds} data-look={look}>
    <span className={style.title} aria-hidden="true">
      {t(look === 'full' ? 'pirate.rounds' : 'pirate.rounds.short')}
    </span>
    <ol className={style.stack} aria-label={t('pirate.rounds')}>
      {roundPlaces(show).map((place) => (
        <li key={place.round} data-state={place.state}>
          <Place place={place} look={look} />
          {look === 'full' && <span aria-hidden="true">{place.round}</span>}
        </li>
      ))}
    </ol>
  </div>
);

function Place({
  place: { round, state, coin },
  look,
}: {
  readonly place: RoundPlace;
  readonly look: Look;
}): ReactNode {
  const spot = SPOTS.round(round);
  if (coin !== undefined)
    return (
      <span className={style.place} data-spot={spot}>
        <Art drawing={counter(coin)} label={t('pirate.rounds.to-come', { round, metal: metalWord(coin) })} />
      </span>
    );
  const [mark, words] = markOf(round, state, look);
  return (
    <span className={`${style.place} ${style.used}`} data-spot={spot}>
      <span key={state} aria-hidden="true">
        {mark}
      </span>
      <span className="unseen">{words}</span>
    </span>
  );
}

/** A place without a coin: its sign, and what it is called. */
function markOf(round: number, state: RoundPlace['state'], look: Look): readonly [ReactNode, string] {
  switch (state) {
    case 'played':
      return [<Check key="sign" size={14} aria-hidden="true" />, t('pirate.rounds.played', { round })];
    case 'now':
      return [look === 'full' ? t('pirate.rounds.now') : round, t('pirate.rounds.current', { round })];
    case 'to-come':
    case 'empty':
      return ['', t('pirate.rounds.empty', { round })];
  }
}
