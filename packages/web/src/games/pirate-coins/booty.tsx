import { pirateInternals, type Seat } from '@pouch/rules';
import { ShipWheel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLow, usePhone, useWide } from '../../device/media.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './booty.module.css';
import { CoinCounts } from './coin-counts.tsx';
import { Count } from './count.tsx';
import { Rounds } from './rounds.tsx';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

const { GOAL, worthOf } = pirateInternals;

export interface BootyProps {
  readonly show: Show;
  readonly seat: Seat;
  readonly players: readonly PlayerAbout[];
}

/** One's own booty: its worth, the way to 25, its coins; on a wide screen the round stack below it. */
export function Booty({ show, seat, players }: BootyProps): ReactNode {
  const wide = useWide();
  const booty = show.booty[seat] ?? 0;
  const worth = worthOf(booty);
  const name = players[seat]?.name ?? '';
  const starts = show.starter === seat ? <Starts /> : null;
  if (!wide)
    return (
      <div className={style.line} data-spot={SPOTS.booty(seat)}>
        <Title name={name} seat={seat} size={28} />
        <CoinCounts heap={booty} size={18} />
        {starts}
        <Worth worth={worth} goal={t('pirate.of-goal', { goal: GOAL })} />
      </div>
    );
  return (
    <div className={style.column} data-spot={SPOTS.booty(seat)}>
      <Title name={name} seat={seat} size={34} />
      <div className={style.top}>
        <Worth worth={worth} goal={t('pirate.of-goal-long', { goal: GOAL })} />
        {starts}
      </div>
      <Bar seat={seat} value={worth} goal={GOAL} />
      <CoinCounts heap={booty} size={26} />
      <Rounds show={show} look="full" />
    </div>
  );
}

function Title({ name, seat, size }: { readonly name: string; readonly seat: Seat; readonly size: number }): ReactNode {
  const isSmall = useSmall();
  return (
    <div className={style.title}>
      <Crest seat={seat} name={name} size={size} />
      <h2>{t(isSmall ? 'pirate.booty.short' : 'pirate.booty')}</h2>
    </div>
  );
}

const Worth = ({ worth, goal }: { readonly worth: number; readonly goal: string }): ReactNode => (
  <span className={style.worth}>
    <Count value={worth} className={style.figure} />
    <span>{goal}</span>
  </span>
);

/** A phone, held upright or sideways. */
function useSmall(): boolean {
  const phone = usePhone();
  return useLow() || phone;
}

/** A phone has room for the sign alone. */
function Starts(): ReactNode {
  const isSmall = useSmall();
  if (isSmall) return <ShipWheel size={17} role="img" aria-label={t('pirate.you-start')} />;
  return (
    <Chip>
      <ShipWheel size={14} aria-hidden="true" />
      {t('pirate.you-start')}
    </Chip>
  );
}
