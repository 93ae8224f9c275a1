import { Ellipsis, Lock, UserRoundCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLow, usePhone } from '../device/media.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Crest } from '../ui/crest.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';
import { Away, isAbsent } from './away.tsx';
import { CardClock } from './card-clock.tsx';
import { usePersonMenu } from './person-menu.ts';
import style from './player-card.module.css';
import type { PlayerAbout } from './source.ts';

/** What a player is doing. Words and a sign, never a colour alone. */
export interface CardState {
  readonly sign: 'ready' | 'choosing' | 'plain' | 'warning';
  readonly text: string;
  /** Instead of the sign's own: a tick for a choice that can still be changed, a palm for somebody ashore. */
  readonly icon?: ReactNode;
}

export interface PlayerCardProps {
  readonly player: PlayerAbout;
  /** Said instead of the name: 'You'. The crest keeps the name's letter. */
  readonly title?: string;
  readonly state?: CardState | undefined;
  /** The choice is theirs. */
  readonly active?: boolean;
  readonly out?: boolean;
  /** At the end of the name's line: the one figure that a narrow card has room for. */
  readonly end?: ReactNode;
  /** What they have, in one line. */
  readonly children: ReactNode;
  /** Shown in full when the card is pressed on a phone; left out, the card cannot be pressed. */
  readonly more?: ReactNode;
  /** The `data-spot` to which coins fly. */
  readonly spot?: string;
}

/** A player at the table: a card, on a phone a chip that opens to the full card. */
export function PlayerCard(props: PlayerCardProps): ReactNode {
  const { player, active = false, out = false, more, spot } = props;
  const phone = usePhone();
  const low = useLow();
  const [open, setOpen] = useState(false);
  const menu = usePersonMenu(player);
  const card = { className: `card row ${style.card}`, 'data-now': out ? 'out' : active ? 'active' : undefined };
  const isButton = (phone || low) && more !== undefined;
  // A button has no other in it: there the menu is in the sheet.
  const inside = <CardInside {...props} phone={phone || low} menu={isButton ? undefined : menu} />;
  return (
    <li data-spot={spot} data-seat={player.seat}>
      {isButton ? (
        <button {...card} type="button" onClick={() => setOpen(true)}>
          {inside}
        </button>
      ) : (
        <div {...card}>{inside}</div>
      )}
      {open && (
        <Sheet title={player.name} onClose={() => setOpen(false)}>
          {isAbsent(player) && <Away player={player} />}
          {more}
          {menu !== undefined && (
            <Button
              onClick={() => {
                setOpen(false);
                menu();
              }}
            >
              <UserRoundCog size={18} aria-hidden="true" />
              {t('card.person', { name: player.name })}
            </Button>
          )}
        </Sheet>
      )}
    </li>
  );
}

function CardInside({
  player,
  title = player.name,
  state,
  end,
  children,
  phone,
  menu,
}: PlayerCardProps & { readonly phone: boolean; readonly menu: (() => void) | undefined }): ReactNode {
  const absent = isAbsent(player);
  const { clock } = player;
  const crest = <Crest seat={player.seat} name={player.name} size={phone ? 26 : 36} hollow={absent} />;
  const who =
    menu === undefined ? (
      crest
    ) : (
      <IconButton label={t('card.person', { name: player.name })} className={style.person} onClick={menu}>
        {crest}
      </IconButton>
    );
  return (
    <>
      {clock === undefined ? who : <CardClock clock={clock}>{who}</CardClock>}
      <span className={`stack ${style.main}`}>
        <span className={`row ${style.head}`}>
          <span className={`cut ${style.name}`}>{title}</span>
          {player.kind === 'bot' && (
            <span className={style.level}>
              <Chip>{player.level === undefined ? t('card.bot') : t(`level.${player.level}`)}</Chip>
            </span>
          )}
          {absent ? (
            <span className={style.end}>
              <Away player={player} />
            </span>
          ) : (
            state !== undefined && (
              // A new one each time: it comes and goes, and does not stretch.
              <span key={state.text} className={style.end}>
                <StateChip state={state} phone={phone} />
              </span>
            )
          )}
          {end !== undefined && <span className={style.end}>{end}</span>}
        </span>
        {children}
      </span>
    </>
  );
}

function StateChip({ state, phone }: { readonly state: CardState; readonly phone: boolean }): ReactNode {
  // Where there is no room for words, the sign stands for them.
  const text = (
    <span className={state.sign === 'plain' ? undefined : phone ? 'unseen' : style.words}>{state.text}</span>
  );
  switch (state.sign) {
    case 'ready':
      return (
        <Chip tone="ready">
          {state.icon ?? <Lock size={13} aria-hidden="true" />}
          {text}
        </Chip>
      );
    case 'choosing':
      return (
        <Chip>
          <Ellipsis size={14} aria-hidden="true" />
          {text}
        </Chip>
      );
    case 'warning':
      return <Chip tone="warning">{state.text}</Chip>;
    case 'plain':
      return (
        <Chip>
          {state.icon}
          {text}
        </Chip>
      );
  }
}
