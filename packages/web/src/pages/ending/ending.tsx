import { History, House, Image } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { loadedEnding } from '../../replay/loaded-ending.ts';
import { play } from '../../sound/sounds.ts';
import type { EndedGame, GameEnding } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys.ts';
import words from '../../words/en/ending.json';
import replayWords from '../../words/en/replay.json';
import { addWords, t } from '../../words/t.ts';
import type { ReplayLink } from '../replay/sharing.ts';
import { BestMomentCard } from './best-moment.tsx';
import style from './ending.module.css';
import { EndingChart } from './ending-chart.tsx';
import { EndingHead } from './ending-head.tsx';
import { type EndingModel, endingModel } from './model.ts';
import { ShareSheet } from './share-sheet.tsx';
import { Standing } from './standing.tsx';
import { useGuard } from './use-guard.ts';
import { useShare } from './use-share.ts';

addWords(words);
// The chart and the link are those of the replay.
addWords(replayWords);

export interface EndingScreenProps {
  readonly kit: AnyKit;
  readonly ended: EndedGame;
  readonly seats: number;
  /** The address of the replay, and the link to it for others. */
  readonly replay: string;
  readonly link: ReplayLink | undefined;
  /** How to go on, and what Enter does; a spectator has nothing to go on with. */
  readonly main?: ReactNode;
  readonly onMain?: (() => void) | undefined;
  /** A look back at one's own decisions, where there is one. */
  readonly review?: ReactNode;
  /** More about what comes next, over the actions. */
  readonly note?: ReactNode;
}

/** How a game ended, in place of board and dock. */
export function EndingScreen(props: EndingScreenProps): ReactNode {
  const { kit, ended, seats } = props;
  const ending = use(loadedEnding(kit));
  const model = useMemo(() => endingModel(kit, ending, ended, seats), [kit, ending, ended, seats]);
  return <LoadedEnding {...props} ending={ending} model={model} />;
}

interface LoadedEndingProps extends EndingScreenProps {
  readonly ending: GameEnding;
  readonly model: EndingModel;
}

function LoadedEnding(props: LoadedEndingProps): ReactNode {
  const { kit, ended, replay, link, main, onMain, review, note, ending, model } = props;
  const { view, names } = ended;
  const { subject, headline, story, best, chart } = model;
  const [, go] = useLocation();
  const actions = useRef<HTMLElement>(null);
  const isOpen = useGuard(actions);
  const share = useShare({ kit, ending, ended, seats: props.seats });
  const heading = useId();
  const watchMoment = best && `${replay}?moment=${best.moment}`;
  useKeys(
    {
      Enter: onMain,
      w: () => go(replay),
      y: share.start,
      Escape: () => go('/'),
    },
    { off: !isOpen },
  );
  useEffect(() => {
    play('ring');
    announce(`${headline}. ${story}`);
  }, [headline, story]);
  return (
    <section className={style.ending} aria-labelledby={heading} data-chart={chart.marks.length > 1}>
      <EndingHead model={model} names={names} heading={heading} />
      <div className={style.details} data-folds={model.placings.length > 3 ? 'many' : 'few'}>
        <div className={style.standing}>
          <Standing kit={kit} view={view} names={names} model={model} />
        </div>
        {best !== undefined && subject !== undefined && (
          <div className={style.best}>
            <BestMomentCard
              best={best}
              title={t('ending.best', {
                you: names.isYou(subject.seat) ? 'yes' : 'no',
                name: names.of(subject.seat),
              })}
              watch={watchMoment}
            />
          </div>
        )}
        {chart.marks.length > 1 && (
          <div className={style.chart}>
            <EndingChart model={model} names={names} />
          </div>
        )}
      </div>
      <div className={style.foot}>
        {note}
        <nav ref={actions} className={style.actions} aria-label={t('ending.actions')}>
          {main}
          {review}
          <LinkButton to={replay}>
            <History size={18} aria-hidden="true" />
            {t('ending.replay')}
          </LinkButton>
          <Button onClick={share.start} busy={share.state.kind === 'making'}>
            <Image size={18} aria-hidden="true" />
            {t('ending.share')}
          </Button>
          <LinkButton to="/" look="quiet" className={style.home}>
            <House size={18} aria-hidden="true" />
            {t('ending.home')}
          </LinkButton>
        </nav>
      </div>
      {share.state.kind === 'sheet' && (
        <ShareSheet about={share.about} picture={share.state.picture} link={link} close={share.close} />
      )}
    </section>
  );
}
