import { has, coinSetInternals as internals, type Seat } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { useKeys } from '../../ui/keys.ts';
import { AloneRow } from './alone.tsx';
import style from './board.module.css';
import { SetDock } from './dock.tsx';
import { Field } from './field.tsx';
import { useCallingPress, useFocusHeld, useSlots } from './hooks.ts';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import { SLOT_KEYS } from './slots.ts';

type Props = PlayProps<internals.Types, Show>;

/** The table for a player: call, point, agree, turn. */
export function Play(props: Props): ReactNode {
  const { view, seconds } = props;
  const wide = useWide();
  const acting = useActing(props);
  useCallingPress(acting.acts === 'point');
  const held = useFocusHeld();
  return (
    <div className={style.play} {...held}>
      {!wide && (view.seats === 1 ? <AloneRow view={view} seconds={seconds} /> : <Players {...props} layout="row" />)}
      <Field
        {...props}
        slots={acting.slots}
        picked={acting.picked}
        press={acting.press}
        acts={acting.acts}
        sending={acting.sending}
      />
      <SetDock {...props} {...acting} />
    </div>
  );
}

/** What can be done at the table now, by pointer and by key. */
function useActing(props: Props) {
  const { view, snapshot, decide, pause, size } = props;
  const slots = useSlots(view, size);
  const mine = snapshot.players.filter((player) => player.mine);
  const isMine = (seat: Seat | null): seat is Seat => mine.some((player) => player.seat === seat);
  const [pointing, setPointing] = useState<{ readonly number: number; readonly coins: readonly number[] }>();
  const [nudged, setNudged] = useState(0);
  const [used, setUsed] = useState<'call' | 'agree'>('call');
  const picked =
    view.phase === 'point' && pointing?.number === snapshot.number && isMine(view.caller) ? pointing.coins : [];
  const placeOf = (coin: number): number =>
    view.table.findIndex((lying) => internals.coinOf(internals.faceUp(lying)) === coin);

  const call = (seat: Seat): void => {
    setUsed('call');
    if (view.phase === 'search' && (snapshot.barredUntil[seat] ?? 0) <= Date.now()) decide({ do: 'call', seat });
  };

  // People who share a device agree together.
  const agree = (): void => {
    setUsed('agree');
    if (view.phase !== 'search') return;
    for (const { seat } of mine) if (!has(view.agreed, seat)) decide({ do: 'agree', seat });
  };

  const point = (coin: number): void => {
    if (!isMine(view.caller) || picked.length === internals.SET) return;
    const coins = picked.includes(coin) ? picked.filter((each) => each !== coin) : [...picked, coin];
    setPointing({ number: snapshot.number, coins });
    // The third coin decides.
    if (coins.length === internals.SET) decide({ do: 'point', seat: view.caller, places: coins.map(placeOf) });
  };

  const turn = (coin: number): void => {
    const place = placeOf(coin);
    const lying = view.table[place];
    if (!isMine(view.turner) || lying === undefined || internals.isTurned(lying)) return;
    // What mostly follows is that there is no set either: one key goes through a whole round of turning.
    setUsed('agree');
    decide({ do: 'turn', seat: view.turner, place });
  };

  const press = (coin: number): void => {
    if (view.phase === 'point') point(coin);
    else if (view.phase === 'turn') turn(coin);
    else setNudged((count) => count + 1);
  };

  const turnNext = (): void => {
    const next = [...slots.of]
      .sort((a, b) => a[1] - b[1])
      .find(([coin]) => !internals.isTurned(view.table[placeOf(coin)] ?? 0));
    if (next !== undefined) turn(next[0]);
  };

  const [only, ...others] = mine;
  const isTurning = view.phase === 'turn' && isMine(view.turner);
  const once =
    (act: () => void) =>
    (event: KeyboardEvent): void => {
      if (!event.repeat) act();
    };
  const coinKeys = Object.fromEntries(
    [...slots.of].flatMap(([coin, slot]) => {
      const key = SLOT_KEYS[slot];
      return key === undefined ? [] : [[key.toLowerCase(), once(() => press(coin))]];
    }),
  );
  const callKeys =
    others.length === 0 && only !== undefined
      ? view.phase === 'search' || view.phase === 'deal'
        ? { Space: once(() => call(only.seat)) }
        : {}
      : Object.fromEntries(mine.map(({ seat }) => [String(seat + 1), once(() => call(seat))]));
  useKeys(
    {
      ...coinKeys,
      ...callKeys,
      n: once(agree),
      ...(isTurning ? { Enter: once(turnNext) } : {}),
      ...(picked.length > 0 ? { Escape: () => setPointing(undefined) } : {}),
      ...(pause === undefined ? {} : { p: once(pause) }),
    },
    { always: ['Space'] },
  );

  const acts: 'point' | 'turn' | 'none' =
    view.phase === 'point' && isMine(view.caller) ? 'point' : isTurning ? 'turn' : 'none';
  const { pending } = snapshot;
  const sentPlaces = pending?.do === 'point' ? pending.places : pending?.do === 'turn' ? [pending.place] : [];
  const sending = sentPlaces.flatMap((place) => {
    const lying = view.table[place];
    return lying === undefined ? [] : [internals.coinOf(internals.faceUp(lying))];
  });
  return { slots, mine, picked, sending, press, acts, nudged, call, agree, turnNext, used };
}
