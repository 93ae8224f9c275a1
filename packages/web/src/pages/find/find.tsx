import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { Bot } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { changeSettings, settings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Segment } from '../../ui/segment.tsx';
import { WaitingLine } from '../../ui/waiting.tsx';
import { clockTime } from '../../words/clock-time.ts';
import words from '../../words/en/finding.json';
import { addWords, t } from '../../words/t.ts';
import { seatCounts } from '../new-table/wish.ts';
import { Page } from '../page.tsx';
import { FormRow, Select } from '../parts/form.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Problem } from '../parts/problem.tsx';
import style from './find.module.css';
import { type FindState, isSlow, rememberSeats, seatsFor } from './state.ts';
import { type SeekingNow, useSeeking } from './use-seeking.ts';

addWords(words);

/** Looks for others who want the same game now, and goes to the table when it begins. */
export default function FindPage({ game: asked }: { readonly game: string | undefined }): ReactNode {
  const game = GAME_IDS.find((id) => id === asked) ?? settings().lastGame;
  const [seats, setSeats] = useState(() => seatsFor(game, deviceTexts()));
  const seeking = useSeeking({ game, seats });
  const [, go] = useLocation();
  const found = seeking.state.kind === 'found' ? seeking.state.table : undefined;
  useEffect(() => {
    if (found === undefined) return;
    changeSettings({ lastGame: game });
    go(`/table/${found}`, { replace: true });
  }, [found, game, go]);
  return (
    <Page title={t('find.title')} className={style.page}>
      <PageHead title={t('find.title')} lead={t('find.lead', { game: GAME_FACTS[game].name })} />
      <section className={`panel stack ${style.panel}`} aria-label={t('find.title')}>
        <Standing seeking={seeking} />
        <FormRow label={t('find.game')}>
          <Select
            label={t('find.game')}
            choices={GAME_IDS.map((id) => ({ value: id, label: GAME_FACTS[id].name }))}
            value={game}
            onChange={(chosen) => go(`/find/${chosen}`, { replace: true })}
          />
        </FormRow>
        <FormRow label={t('find.seats')} note={t('find.starts')}>
          <Segment
            label={t('find.seats')}
            values={seatCounts(game).map((count) => ({ value: count, label: count }))}
            value={seats}
            onChange={(count) => {
              rememberSeats(game, count, deviceTexts());
              setSeats(count);
            }}
          />
        </FormRow>
      </section>
      <div className="row wrap">
        <LinkButton to="/">{t(isLooking(seeking.state) ? 'find.cancel' : 'find.home')}</LinkButton>
        <LinkButton to="/lobby" look="quiet">
          {t('find.lobby')}
        </LinkButton>
      </div>
    </Page>
  );
}

const isLooking = ({ kind }: FindState): boolean => kind === 'connecting' || kind === 'waiting' || kind === 'found';

/** How it stands, and what can be done about it. */
function Standing({ seeking }: { readonly seeking: SeekingNow }): ReactNode {
  const { state, lost, waited, problem, playWithBots, again } = seeking;
  switch (state.kind) {
    case 'connecting':
    case 'found':
      return (
        <div className="stack">
          <WaitingLine text={t('find.connecting')} />
        </div>
      );
    case 'waiting': {
      const { seats, taken } = state;
      const slow = isSlow(waited);
      return (
        <div className={`stack ${style.standing}`}>
          <WaitingLine text={lost ? t('find.lost') : t('find.looking', { count: seats - taken })} />
          <p className="row wrap">
            {/* Read out once, and not again each second. */}
            <span role="timer">{t('find.time', { time: clockTime(waited / 1000) })}</span>
            <span role="status">{t('find.taken', { taken, seats })}</span>
          </p>
          <div className={`row wrap ${style.bots}`}>
            <span role="status">{slow && t('find.slow')}</span>
            {slow && (
              <Button look="main" onClick={playWithBots}>
                <Bot size={18} aria-hidden="true" /> {t('find.bots')}
              </Button>
            )}
          </div>
          <Problem>{problem}</Problem>
        </div>
      );
    }
    case 'refused':
    case 'stopped':
    case 'no-connection':
      return (
        <div className="stack">
          <Problem>
            {state.kind === 'refused'
              ? state.reason
              : t(state.kind === 'stopped' ? 'find.stopped' : 'find.no-connection')}
          </Problem>
          <Button className={style.again} onClick={again}>
            {t('find.again')}
          </Button>
        </div>
      );
  }
}
