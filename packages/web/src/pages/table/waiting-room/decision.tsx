import { Bot, Check, Play, Share2 } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { usePhone } from '../../../device/media.ts';
import { useSettings } from '../../../device/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { canShare, linkTo, shareTable } from '../shared/link.ts';
import { Refusal } from '../shared/refusal.tsx';
import type { AtTable } from './at-table.ts';
import style from './decision.module.css';
import { readyWords, startWords } from './decision-words.ts';
import { readinessOf } from './facts.ts';
import { NameForm } from './name-form.tsx';
import { fillWithBots } from './sitting.ts';

export interface DecisionProps {
  readonly table: AtTable;
  readonly game: string;
  /** The seat that was pressed before there was a name. */
  readonly wanted: number | undefined;
  readonly sit: (name: string) => void;
  readonly field: Ref<HTMLInputElement>;
}

/** What is mine to do: sit down, say that I am ready, start. */
export function Decision(props: DecisionProps): ReactNode {
  const { table, game } = props;
  const { seat, isHost } = table;
  return (
    <section className={`stack ${style.decision}`} aria-label={t('waiting-room.decision')}>
      {seat === undefined && <SitDown {...props} />}
      {seat !== undefined && !isHost && <Ready table={table} />}
      {isHost && <Starting table={table} game={game} />}
    </section>
  );
}

function SitDown({ table, wanted, sit, field }: DecisionProps): ReactNode {
  const { name } = useSettings();
  const { errands, about, isHost } = table;
  const { full } = readinessOf(about, undefined);
  if (full)
    return (
      <p>
        <b>{t('waiting-room.watching-full')}</b>
      </p>
    );
  return (
    <>
      <p>
        <b>{t('waiting-room.watching')}</b>{' '}
        {wanted === undefined ? t('waiting-room.sit-text') : t('waiting-room.sit-there-text', { number: wanted + 1 })}
      </p>
      <NameForm
        first={name}
        button={{ text: t('waiting-room.sit-down'), ...(!isHost && { look: 'main' }) }}
        busy={errands.underWay.has('sit')}
        refusal={errands.refused.get('sit') ?? errands.refused.get('name')}
        onName={sit}
        field={field}
        isDecision={!isHost}
      />
    </>
  );
}

/** Once said it stays said; the button says so, and keeps the focus. */
function Ready({ table }: { readonly table: AtTable }): ReactNode {
  const { about, seat, errands, ask } = table;
  const holder = seat === undefined ? undefined : about.seats[seat];
  const isReady = holder?.kind === 'person' && holder.ready;
  const busy = errands.underWay.has('ready');
  const words = useId();
  return (
    <>
      <p id={words}>{readyWords(about, seat)}</p>
      <Button
        look="main"
        className={style.ready}
        busy={busy}
        aria-disabled={busy || isReady}
        aria-describedby={words}
        data-decision
        onClick={() => {
          if (!isReady) void errands.run('ready', () => ask({ do: 'ready' }));
        }}
      >
        {isReady && <Check size={20} aria-hidden="true" />}
        {t(isReady ? 'waiting-room.you-are-ready' : 'waiting-room.ready')}
      </Button>
      <Refusal>{errands.refused.get('ready')}</Refusal>
    </>
  );
}

function Starting({ table, game }: { readonly table: AtTable; readonly game: string }): ReactNode {
  const { about, seat, errands, ask } = table;
  const phone = usePhone();
  const { level } = useSettings();
  const words = useId();
  const { full } = readinessOf(about, seat);
  const busy = errands.underWay.has('start');
  const filling = errands.underWay.has('fill');
  // On a phone sending the link is what comes first; while there are open seats nothing can be started anyway.
  const shares = phone && !full && canShare();
  return (
    <>
      <p id={words}>{startWords(about, seat, level)}</p>
      {shares && (
        <Button look="main" onClick={() => void shareTable(linkTo(about.id), game)}>
          <Share2 size={20} aria-hidden="true" />
          {t('waiting-room.share-link')}
        </Button>
      )}
      <div className={`stack ${style.pair}`}>
        {!full && (
          <Button
            busy={filling}
            aria-disabled={filling}
            onClick={() => void errands.run('fill', () => fillWithBots(ask, about, level))}
          >
            <Bot size={18} aria-hidden="true" />
            {t('waiting-room.fill')}
          </Button>
        )}
        <Button
          {...(!shares && { look: 'main' as const })}
          busy={busy}
          aria-disabled={busy || !full}
          aria-describedby={words}
          data-decision
          onClick={() => {
            if (full) void errands.run('start', () => ask({ do: 'start' }));
          }}
        >
          <Play size={18} aria-hidden="true" />
          {t('waiting-room.start')}
        </Button>
      </div>
      <Refusal>{errands.refused.get('start') ?? errands.refused.get('fill')}</Refusal>
    </>
  );
}
