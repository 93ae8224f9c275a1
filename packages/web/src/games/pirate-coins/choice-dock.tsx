import type { Seat } from '@pouch/rules';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { Ring } from '../../table/ring.tsx';
import type { Clock } from '../../table/source.ts';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import { ChoiceCard } from './choice-card.tsx';
import style from './choice-dock.module.css';
import { ChoiceStatus } from './choice-status.tsx';
import type { DockState } from './dock-state.ts';
import { Odds } from './odds.tsx';
import { ShareList } from './share-list.tsx';
import { shareRows } from './share-rows.ts';
import { ShareSummary } from './share-summary.tsx';
import type { Side, View } from './types.ts';
import { useChoice } from './use-choice.ts';
import { metalWord } from './words.ts';

export interface ChoiceDockProps {
  readonly state: Extract<DockState, { kind: 'choice' }>;
  readonly seat: Seat;
  readonly names: Names;
  readonly clock: Clock | undefined;
  readonly refusal: string | undefined;
  readonly choose: (side: Side) => void;
}

const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Plunder or sally forth. A choice counts at once and can be changed until the last one is in (P4). */
export function ChoiceDock({ state, seat, names, clock, refusal, choose }: ChoiceDockProps): ReactNode {
  const { view, chosen, cards } = state;
  const low = useLow();
  // Where there is no room for more, odds and shares are below the cards, in short.
  const isSmall = usePhone() || low;
  const open = cards === 'open';
  const { asked, press } = useChoice({ turn: `${view.round} ${view.turn}`, open, chosen, choose });
  const buttons = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({});
  useKeys({ p: () => press('monster'), s: () => press('skull') }, { off: !open });

  const move = (event: KeyboardEvent, from: Side): void => {
    if (!MOVES.includes(event.key)) return;
    event.preventDefault();
    buttons.current[from === 'monster' ? 'skull' : 'monster']?.focus();
  };
  const rows = shareRows(view, seat, names);
  const status = <ChoiceStatus state={state} names={names} refusal={refusal} />;
  const card = (side: Side, more: ReactNode): ReactNode => (
    <ChoiceCard
      side={side}
      what={asked === side ? t('pirate.confirm') : whatOf(side, view)}
      state={chosen === side ? 'chosen' : asked === side ? 'asked' : 'plain'}
      open={open}
      busy={cards === 'sent' && chosen === side}
      stop={(chosen ?? 'monster') === side}
      press={(event) => press(side, event)}
      onKeyDown={(event) => move(event, side)}
      keep={(button) => {
        buttons.current[side] = button;
      }}
    >
      {more}
    </ChoiceCard>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look for two buttons
    <div className={style.choices} data-look={isSmall ? 'small' : 'full'} role="group" aria-label={t('pirate.choices')}>
      {isSmall ? (
        <>
          {card('monster', null)}
          {card('skull', null)}
          <div className={style.below}>
            <Odds view={view} look="short" />
            <ShareSummary rows={rows} />
            {/* The clock is in the top bar. */}
            {status}
          </div>
        </>
      ) : (
        <>
          {card('monster', <ShareList rows={rows} />)}
          {card(
            'skull',
            <>
              <Odds view={view} look="full" />
              <div className={style.foot}>
                {status}
                {clock && <Ring clock={clock} size={44} />}
              </div>
            </>,
          )}
        </>
      )}
    </div>
  );
}

function whatOf(side: Side, { fortune, loot }: View): string {
  if (side === 'skull') return t('pirate.sally.what', { metal: metalWord(fortune ?? 0) });
  return t(loot === 0 ? 'pirate.plunder.empty' : 'pirate.plunder.what');
}
