import { pirateInternals } from '@pouch/rules';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { t } from '../../words/t.ts';
import { metalWord } from './names.ts';
import { counter } from './pictures.ts';
import style from './rounds.module.css';
import { SPOTS } from './scenes.ts';
import type { Show } from './show.ts';

const { ROUNDS } = pirateInternals;

/** The round stack: rounds played, the one now, and the coins with which the next ones begin. */
export function Rounds({ show, look }: { readonly show: Show; readonly look: 'full' | 'line' }): ReactNode {
  // The round with which the top coin of the stack begins.
  const first = ROUNDS - show.stack.length + 1;
  return (
    <div className={look === 'full' ? style.full : style.line}>
      <ol className={style.stack} aria-label={t('pirate.rounds')}>
        {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => (
          <li key={round} data-state={round < show.round ? 'played' : round === show.round ? 'now' : 'to-come'}>
            <Place
              show={show}
              round={round}
              coin={round >= first ? show.stack[round - first] : undefined}
              look={look}
            />
            {look === 'full' && <span aria-hidden="true">{round}</span>}
          </li>
        ))}
      </ol>
      <span className={style.title} aria-hidden="true">
        {t(look === 'full' ? 'pirate.rounds' : 'pirate.rounds.short')}
      </span>
    </div>
  );
}

interface PlaceProps {
  readonly show: Show;
  readonly round: number;
  readonly coin: number | undefined;
  readonly look: 'full' | 'line';
}

function Place({ show, round, coin, look }: PlaceProps): ReactNode {
  const size = look === 'full' ? 34 : 26;
  const spot = SPOTS.round(round);
  if (coin !== undefined)
    return (
      <span className={style.coin} data-spot={spot}>
        <Art
          drawing={counter(coin)}
          width={size}
          label={t('pirate.rounds.to-come', { round, metal: metalWord(coin) })}
        />
      </span>
    );
  const [mark, words] =
    round < show.round
      ? [<Check key="sign" size={14} aria-hidden="true" />, t('pirate.rounds.played', { round })]
      : round > show.round || show.stack.length === ROUNDS
        ? ['', t('pirate.rounds.empty', { round })]
        : [look === 'full' ? t('pirate.rounds.now') : round, t('pirate.rounds.current', { round })];
  return (
    <span className={style.used} data-spot={spot}>
      <span aria-hidden="true">{mark}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}
