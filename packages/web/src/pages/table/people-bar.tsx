import type { About } from '@pouch/protocol';
import { seatsIn } from '@pouch/rules';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { theServer } from '../../online/server.ts';
import type { TableCommand, TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import type { TableSource } from '../../table/source.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { type Notice, noticesAt, timesOf } from './people-notices.ts';
import { Banner } from './shared/banner.tsx';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';
import { useLedToRematch } from './use-rematch.ts';

export interface PeopleBarProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
  readonly source: TableSource;
}

/** What the others want: above the table, where it covers nothing, and never in the way of a key. */
export function PeopleBar({ connection, view, about, source }: PeopleBarProps): ReactNode {
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot);
  const now = useServerTime(timesOf(view, about));
  const noteAsked = useLedToRematch(about, view.seat);
  const turn = source.game.turn(snapshot.view);
  const awaited = turn.kind === 'decide' ? seatsIn(turn.awaited) : [];
  return noticesAt(view, about, awaited, now).map((notice) => (
    <NoticeBanner key={keyOf(notice)} notice={notice} connection={connection} noteAsked={noteAsked} />
  ));
}

const keyOf = (notice: Notice): string =>
  notice.kind === 'newcomer' ? notice.request.who.id : notice.kind === 'away' ? `away ${notice.seat}` : notice.kind;

interface NoticeBannerProps {
  readonly notice: Notice;
  readonly connection: TableConnection;
  readonly noteAsked: () => void;
}

/** One thing that can be pressed, and what it asks of the server. */
interface Choice {
  readonly text: string;
  readonly command: TableCommand;
}

function NoticeBanner({ notice, connection, noteAsked }: NoticeBannerProps): ReactNode {
  const { underWay, refused, run } = useErrands();
  const press = async ({ text, command }: Choice): Promise<void> => {
    if (command.do === 'rematch') noteAsked();
    await run(text, () => connection.ask(command));
  };
  return (
    <Banner label={t('together.bar')} icon={<Users size={18} aria-hidden="true" />} text={textOf(notice)}>
      <Refusal>{refused.values().next().value}</Refusal>
      {choicesOf(notice).map((choice, index) => (
        <Button
          key={choice.text}
          size="small"
          {...(index === 0 && { look: 'main' as const })}
          busy={underWay.has(choice.text)}
          onClick={() => void press(choice)}
        >
          {choice.text}
        </Button>
      ))}
      {notice.kind === 'follow' && (
        <LinkButton size="small" to={`/table/${notice.next}`}>
          {t(notice.as === 'player' ? 'ending.to-rematch' : 'together.follow')}
        </LinkButton>
      )}
      {notice.kind === 'stopped' && (
        <LinkButton size="small" to={`/replay/online/${connection.id}`}>
          {t('together.replay')}
        </LinkButton>
      )}
    </Banner>
  );
}

function textOf(notice: Notice): string {
  switch (notice.kind) {
    case 'stopped':
      if (notice.how === 'called-off') return t('together.called-off');
      return notice.winner === undefined
        ? t('together.resigned-alone', { name: notice.name })
        : t('together.resigned', { name: notice.name, winner: notice.winner });
    case 'proposal':
      return t('together.proposes', { name: notice.name, proposal: notice.what });
    case 'proposed':
      return t('together.waiting', { proposal: notice.what });
    case 'newcomer':
      return t('together.asks', { name: notice.request.who.name });
    case 'asked-host':
      return t('together.asked-host');
    case 'away':
      return t('together.is-away', { name: notice.name });
    case 'rematch':
      return t('together.rematch', { name: notice.name });
    case 'follow':
      return t('together.rematch-running');
  }
}

function choicesOf(notice: Notice): readonly Choice[] {
  switch (notice.kind) {
    case 'stopped':
      return notice.rematch === 'may-ask' ? [{ text: t('ending.rematch'), command: { do: 'rematch' } }] : [];
    case 'proposal': {
      const { what } = notice;
      return [
        { text: t('together.agree'), command: { do: 'agree', what } },
        { text: t('together.decline'), command: { do: 'decline', what } },
      ];
    }
    case 'proposed':
      return [{ text: t('together.take-back'), command: { do: 'decline', what: notice.what } }];
    case 'newcomer': {
      const { id: guest, name } = notice.request.who;
      return [
        { text: t('together.accept', { name }), command: { do: 'answer-seat', guest, answer: 'accept' } },
        { text: t('together.turn-away', { name }), command: { do: 'answer-seat', guest, answer: 'decline' } },
      ];
    }
    case 'asked-host':
    case 'follow':
      return [];
    case 'away': {
      const { seat, name } = notice;
      return [{ text: t('together.stand-in', { name }), command: { do: 'stand-in', seat } }];
    }
    case 'rematch':
      return [
        { text: t('together.join'), command: { do: 'rematch' } },
        { text: t('together.stay'), command: { do: 'decline-rematch' } },
      ];
  }
}

/** The server's time; the page is drawn again when one of these comes. */
function useServerTime(times: readonly number[]): number {
  const [, draw] = useState(0);
  const now = theServer().now();
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => draw((count) => count + 1), Math.max(0, next - theServer().now()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
