import { GAME_FACTS, type Level } from '@pouch/rules';
import { ChevronDown, GraduationCap, Play, Smartphone, Timer, UserSearch } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePhone } from '../../device/media.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import { Button, Key } from '../../ui/button.tsx';
import { makersWords } from '../../words/makers.ts';
import { type MessageId, t } from '../../words/t.ts';
import type { TableMaking } from '../new-table/use-making.ts';
import { Problem } from '../parts/problem.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { BotsFields } from './bots-fields.tsx';
import { JoinByCode, JoinLine } from './join-by-code.tsx';
import { MakeButtons, MakeTable, troubleWords } from './make-table.tsx';
import style from './play-panel.module.css';
import type { Choosing } from './use-choice.ts';
import type { Joining } from './use-joining.ts';

const BotsSheet = lazy(() => import('./bots-sheet.tsx'));

export interface PlayPanelProps {
  readonly choice: Choosing;
  readonly making: TableMaking;
  readonly joining: Joining;
}

const LEVEL_WORDS: Readonly<Record<Level, MessageId>> = {
  easy: 'home.level-word.easy',
  fair: 'home.level-word.fair',
  sharp: 'home.level-word.sharp',
};

/** What can be done with the game that is chosen. */
export function PlayPanel(props: PlayPanelProps): ReactNode {
  const phone = usePhone();
  const { choice } = props;
  return (
    <section
      className={`panel ${style.panel}`}
      aria-label={t('home.panel', { game: GAME_FACTS[choice.game].name })}
      // The pointer or the focus comes near: the game will soon be wanted.
      onPointerEnter={choice.warmUp}
      onFocus={choice.warmUp}
    >
      {phone ? <PhoneParts {...props} /> : <WideParts {...props} />}
      <Problem className={style.problem}>{choice.problem}</Problem>
    </section>
  );
}

function WideParts({ choice, making, joining }: PlayPanelProps): ReactNode {
  const { game, bots, level, busy = false } = choice;
  return (
    <>
      <div className={style.part}>
        <h2>{t('home.play-game-now', { game: GAME_FACTS[game].name })}</h2>
        <BotsFields game={game} bots={bots} level={level} />
        <div className={`row ${style.starts}`}>
          <PlayButton busy={busy}>
            <Key>{t('home.play-key')}</Key>
          </PlayButton>
          <SoloButton choice={choice} />
        </div>
      </div>
      <MakeTable choice={choice} making={making} className={style.part} />
      <div className={style.part}>
        <h2>{t('home.one-screen')}</h2>
        <p>{t(`game.${game}.one-screen`)}</p>
        <PartyButton choice={choice}>
          <Key>{t('home.party-key')}</Key>
        </PartyButton>
      </div>
      <JoinByCode joining={joining} className={style.part} />
    </>
  );
}

function PhoneParts({ choice, making, joining }: PlayPanelProps): ReactNode {
  const { game, busy = false } = choice;
  return (
    <>
      <div className={style.head}>
        <h2>{GAME_FACTS[game].name}</h2>
        <p>{t(`game.${game}.line`)}</p>
        <p className="dim">{makersWords(game)}</p>
      </div>
      <div className={`row ${style.row}`}>
        <PlayButton busy={busy} />
        <BotsButton choice={choice} />
      </div>
      <div className={`row ${style.row}`}>
        <MakeButtons choice={choice} making={making} />
        <PartyButton choice={choice} />
      </div>
      <Problem>{troubleWords(making.trouble)}</Problem>
      <SoloButton choice={choice} />
      <JoinLine joining={joining} />
      <div className={`row wrap ${style.links}`}>
        <TextLink to={`/find/${game}`}>
          <UserSearch size={18} aria-hidden="true" /> {t('home.play-someone')}
        </TextLink>
        <TextLink to={`/learn/${game}`}>
          <GraduationCap size={18} aria-hidden="true" /> {t('home.learn')}
        </TextLink>
      </div>
    </>
  );
}

/** On a phone bots are chosen in a sheet; the button says what is chosen. */
export function BotsButton({ choice }: { readonly choice: Choosing }): ReactNode {
  const { game, bots, level } = choice;
  const [sheet, setSheet] = useState(false);
  return (
    <>
      <Button className={style.bots} onClick={() => setSheet(true)} aria-haspopup="dialog">
        <span>{t('home.bots-and-level', { bots, level: t(LEVEL_WORDS[level]) })}</span>{' '}
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {sheet && (
        <Suspense>
          <BotsSheet game={game} bots={bots} level={level} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}

const PlayButton = ({ busy, children }: { readonly busy: boolean; readonly children?: ReactNode }): ReactNode => (
  <Button look="main" type="submit" busy={busy}>
    <Play size={18} aria-hidden="true" /> {t('home.play-now')} {children}
  </Button>
);

/** Of a game that can be played alone: it says how good the best time is. */
export function SoloButton({ choice: { game, playAlone } }: { readonly choice: Choosing }): ReactNode {
  if (playAlone === undefined) return null;
  return (
    <Button className={style.solo} title={DESCRIPTORS[game].alone?.()} onClick={playAlone}>
      <Timer size={18} aria-hidden="true" /> {t('home.solo')}
    </Button>
  );
}

export const PartyButton = ({
  choice,
  children,
}: {
  readonly choice: Choosing;
  readonly children?: ReactNode;
}): ReactNode => (
  <Button onClick={() => choice.open('party')} aria-haspopup="dialog">
    <Smartphone size={18} aria-hidden="true" /> {t('home.pass-and-play')} {children}
  </Button>
);
