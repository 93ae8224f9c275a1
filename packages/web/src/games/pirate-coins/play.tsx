import { has, pirateInternals, type Seat, seatsIn } from '@pouch/rules';
import { ShipWheel, TreePalm } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { Dock, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { useSlow } from '../../table/sending.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Crest } from '../../ui/crest.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { Common, useTook } from './board.tsx';
import { Choices } from './choices.tsx';
import { Count } from './count.tsx';
import { noteFor } from './note.ts';
import style from './play.module.css';
import { Players } from './players.tsx';
import { Rounds } from './rounds.tsx';
import { SPOTS } from './scenes.ts';
import { myChoice } from './shares.ts';
import { countsOf, type Show, type Types, type View } from './show.ts';

const { chosen, GOAL, worthOf } = pirateInternals;

type Props = PlayProps<Types, Show>;

/** The table for a player: the others round from the left, the ship, and the dock with booty and choice. */
export function Play(props: Props): ReactNode {
  const { show, players, seat } = props;
  const wide = useWide();
  const took = useTook(props);
  const seats = show.booty.map((_, index) => (seat + 1 + index) % show.booty.length).filter((each) => each !== seat);
  return (
    <>
      <Players show={show} players={players} seats={seats} took={took} />
      <Middle label={t('pirate.board')}>
        <Common show={show} players={players} rounds={wide ? 'in-dock' : 'here'} />
      </Middle>
      <Dock label={t('pirate.dock')} className={style.dock ?? ''}>
        <Booty {...props} />
        <Decision {...props} took={took} />
      </Dock>
    </>
  );
}

function Booty({ show, seat, players }: Props): ReactNode {
  const wide = useWide();
  const phone = usePhone();
  const booty = show.booty[seat] ?? 0;
  const worth = worthOf(booty);
  const starts = show.starter === seat;
  return (
    <div className={style.booty} data-spot={SPOTS.booty(seat)}>
      <div className={style.head}>
        <Crest seat={seat} name={players[seat]?.name ?? ''} size={wide ? 34 : 28} />
        <h2>{t(phone ? 'pirate.booty.short' : 'pirate.booty')}</h2>
        {phone && starts && <ShipWheel size={17} role="img" aria-label={t('pirate.you-start')} />}
      </div>
      <div className={style.worth}>
        <Count value={worth} className={style.figure} />
        <span>{t(wide ? 'pirate.of-goal-long' : 'pirate.of-goal', { goal: GOAL })}</span>
        {!phone && (
          <span className={style.starts} data-starts={starts}>
            {starts && (
              <Chip>
                <ShipWheel size={14} aria-hidden="true" />
                {t('pirate.you-start')}
              </Chip>
            )}
          </span>
        )}
      </div>
      <div className={style.bar}>
        <Bar seat={seat} value={worth} goal={GOAL} />
      </div>
      <div className={style.metals}>
        <MetalCounts counts={countsOf(booty)} size={wide ? 26 : 18} />
      </div>
      {wide && (
        <div className={style.rounds}>
          <Rounds show={show} look="full" />
        </div>
      )}
    </div>
  );
}

function Decision(props: Props & { readonly took: ReadonlyMap<Seat, number> }): ReactNode {
  const { show, view, seat, snapshot, atRest, decide, players, clocks, took } = props;
  const names = useMemo(() => namesOf(players), [players]);
  const { happening } = show;
  const deciding = show.choosing && atRest && has(view.aboard, seat);
  // The cards stay while the coin is drawn and while the choices are shown, so that nothing jumps.
  const shown =
    deciding ||
    (show.fortune !== null &&
      (happening.event === 'fortune' || happening.event === 'revealed') &&
      has(show.aboard, seat));
  const pending = snapshot.pending?.side;
  return (
    <div className={style.decision} style={{ '--rows': Math.min(4, show.booty.length) } as CSSProperties}>
      {shown ? (
        <Choices
          view={deciding ? view : viewOf(view, show)}
          seat={seat}
          names={names}
          open={deciding && pending === undefined}
          pending={pending}
          clock={clocks[seat]}
          foot={
            <Foot
              view={view}
              seat={seat}
              names={names}
              refusal={snapshot.refusal}
              deciding={deciding}
              pending={pending !== undefined}
            />
          }
          choose={(side) => decide({ do: 'choose', seat, side })}
        />
      ) : (
        <Note show={show} view={view} seat={seat} took={took} names={names} />
      )}
    </div>
  );
}

/** How things stood when the choice was made or is about to be: what the cards are about during a scene. */
const viewOf = (view: View, show: Show): View => ({
  ...view,
  phase: 'choose',
  round: show.round,
  turn: show.turn,
  starter: show.starter,
  booty: show.booty,
  aboard: show.aboard,
  monster: show.monster,
  skull: show.skull,
  hidden: show.hidden,
  loot: show.loot,
  monsters: show.monsters,
  pouch: show.pouch,
  fortune: show.fortune,
});

interface FootProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly refusal: string | undefined;
  readonly deciding: boolean;
  readonly pending: boolean;
}

/** Who is awaited, that the choice is long on its way, or which rule refused it. */
function Foot({ view, seat, names, refusal, deciding, pending }: FootProps): ReactNode {
  const isSlow = useSlow(pending);

  if (refusal !== undefined)
    return (
      <p className={style.refusal} role="alert">
        {refusal}
      </p>
    );
  const awaited = seatsIn(view.aboard & ~chosen(view)).filter((each) => each !== seat);
  const waiting = deciding && myChoice(view, seat) !== undefined && awaited.length > 0;
  return (
    <p className={style.foot} role="status">
      {isSlow
        ? t('table.still-sending')
        : waiting
          ? t('pirate.waiting.change', { names: andList(awaited.map(names.of)) })
          : deciding
            ? t('pirate.change')
            : ''}
    </p>
  );
}

interface NoteProps {
  readonly show: Show;
  readonly view: View;
  readonly seat: Seat;
  readonly took: ReadonlyMap<Seat, number>;
  readonly names: Names;
}

/** Where there is nothing to choose: how I stand, and who is awaited. */
function Note({ show, view, seat, took, names }: NoteProps): ReactNode {
  const { title, text } = noteFor(show, seat, took.get(seat));
  const awaited = show.choosing ? seatsIn(view.aboard & ~chosen(view)).map(names.of) : [];
  return (
    <div className={style.note}>
      {show.starter !== null && !has(show.aboard, seat) && !show.over && (
        <TreePalm className={style.palm ?? ''} size={40} strokeWidth={1.6} aria-hidden="true" />
      )}
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={style.foot} role="status">
        {awaited.length > 0 ? t('pirate.waiting', { names: andList(awaited) }) : ''}
      </p>
    </div>
  );
}
