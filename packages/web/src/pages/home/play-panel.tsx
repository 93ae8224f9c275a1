import { GAME_FACTS, type GameId, type Level } from '@pouch/rules';
import { ChevronDown, GraduationCap, Play, Printer, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { usePhone } from '../../device/media.ts';
import { Button, Key } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { makersWords } from '../../words/makers.ts';
import { type MessageId, t } from '../../words/t.ts';
import type { TableMaking } from '../new-table/use-making.ts';
import { BotsFields } from './bots-fields.tsx';
import { JoinByCode, MakeTable, troubleWords } from './online.tsx';
import style from './play-panel.module.css';
import type { Joining } from './use-joining.ts';

export interface PlayPanelProps {
  readonly game: GameId;
  readonly bots: number;
  readonly level: Level;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly making: TableMaking;
  readonly joining: Joining;
  readonly onTableOptions: () => void;
  readonly onParty: () => void;
  /** The pointer or the focus comes near: the game will soon be wanted. */
  readonly onNear: () => void;
}

const LEVEL_WORDS: Readonly<Record<Level, MessageId>> = {
  easy: 'home.level-word.easy',
  fair: 'home.level-word.fair',
  sharp: 'home.level-word.sharp',
};

/** What can be done with the game that is chosen. */
export function PlayPanel(props: PlayPanelProps): ReactNode {
  const phone = usePhone();
  const { game, problem, making, onNear } = props;
  return (
    <section
      className={style.panel}
      aria-label={t('home.panel', { game: GAME_FACTS[game].name })}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {phone ? <PhoneParts {...props} /> : <WideParts {...props} />}
      <p className={style.problem} role="alert">
        {/* A phone has no room for it where the table is made. */}
        {problem ?? (phone ? troubleWords(making.trouble) : undefined)}
      </p>
    </section>
  );
}

function WideParts(props: PlayPanelProps): ReactNode {
  const { game, bots, level, busy, making, joining, onParty, onTableOptions } = props;
  const { name } = GAME_FACTS[game];
  return (
    <>
      <div className={style.part}>
        <h2>{bots === 0 ? t('home.play-alone') : t('home.play-game-now', { game: name })}</h2>
        <BotsFields game={game} bots={bots} level={level} />
        <Button look="main" type="submit" busy={busy} className={style.action}>
          <Play size={18} aria-hidden="true" /> {t('home.play-now')} <Key>{t('home.play-key')}</Key>
        </Button>
      </div>
      <MakeTable game={game} making={making} onOptions={onTableOptions} className={style.part} />
      <div className={style.part}>
        <h2>{t('home.one-screen')}</h2>
        <p>{t(`game.${game}.one-screen`)}</p>
        <PartyButton onParty={onParty}>
          <Key>{t('home.party-key')}</Key>
        </PartyButton>
      </div>
      <JoinByCode joining={joining} className={style.part} />
    </>
  );
}

function PhoneParts(props: PlayPanelProps): ReactNode {
  const { game, bots, level, busy, making, joining, onParty, onTableOptions } = props;
  const { name } = GAME_FACTS[game];
  const [sheet, setSheet] = useState(false);
  const chosen = t('home.bots-and-level', { bots, level: t(LEVEL_WORDS[level]) });
  return (
    <>
      <div className={style.head}>
        <h2>{bots === 0 ? t('home.play-alone') : name}</h2>
        <p>{t(`game.${game}.line`)}</p>
        <p className={style.makers}>{makersWords(game)}</p>
      </div>
      <div className={style.row}>
        <Button look="main" type="submit" busy={busy} className={style.grow}>
          <Play size={18} aria-hidden="true" /> {t('home.play-now')}
        </Button>
        <Button className={style.bots} onClick={() => setSheet(true)} aria-haspopup="dialog">
          <span>{chosen}</span> <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </div>
      <div className={style.row}>
        <MakeTable game={game} making={making} onOptions={onTableOptions} bare />
        <PartyButton onParty={onParty} />
      </div>
      <JoinByCode joining={joining} bare />
      <div className={style.links}>
        <Link href={`/learn/${game}`}>
          <GraduationCap size={18} aria-hidden="true" /> {t('home.learn')}
        </Link>
        <Link href={`/print/${game}`}>
          <Printer size={18} aria-hidden="true" /> {t('home.print-one')}
        </Link>
      </div>
      {sheet && (
        <Sheet title={t('home.bots-sheet')} onClose={() => setSheet(false)}>
          <BotsFields game={game} bots={bots} level={level} />
          <Button look="main" className={style.done} onClick={() => setSheet(false)}>
            {t('home.bots-done')}
          </Button>
        </Sheet>
      )}
    </>
  );
}

const PartyButton = ({
  onParty,
  children,
}: {
  readonly onParty: () => void;
  readonly children?: ReactNode;
}): ReactNode => (
  <Button className={style.action} onClick={onParty} aria-haspopup="dialog">
    <Smartphone size={18} aria-hidden="true" /> {t('home.pass-and-play')} {children}
  </Button>
);
