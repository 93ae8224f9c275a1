import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { callWords } from '../../table/calls.ts';
import type { Names } from '../../table/kit.ts';
import type { Call, PlayerAbout } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { nextWords } from './sentences.ts';

export interface DockPromptProps {
  readonly view: internals.View;
  readonly mine: readonly PlayerAbout[];
  readonly picked: readonly number[];
  readonly names: Names;
  readonly refusal: string | undefined;
  /** Who has agreed, in words. */
  readonly agreed: string;
  /** Where room is scarce, one place says what is asked and who has agreed. */
  readonly room: 'ample' | 'scarce';
  /** Calls that came at nearly the same time as the one that counts. */
  readonly calls: readonly Call[];
  /** Whose coins are seen one by one, before it is told what they are. */
  readonly pointed: Seat | undefined;
}

export const isAmong = (players: readonly PlayerAbout[], seat: Seat | null): boolean =>
  players.some((player) => player.seat === seat);

/** What the player is asked to do. */
export function DockPrompt(props: DockPromptProps): ReactNode {
  const { title, text } = askedWords(props);
  const refused = refusalWords(props);
  const { calls, names } = props;
  return (
    <>
      <h2>{title}</h2>
      {refused === undefined ? (
        <p>{calls.length > 1 ? t('coin-set.close', { calls: callWords(calls, names) }) : text}</p>
      ) : (
        <p className={style.refused} role="alert">
          <TriangleAlert size={15} aria-hidden="true" /> {refused}
        </p>
      )}
    </>
  );
}

/** S3: whose call came second hears so, and loses nothing. */
function refusalWords({ view, mine, names, refusal, calls }: DockPromptProps): string | undefined {
  if (view.phase !== 'point' || view.caller === null) return refusal;
  if (isAmong(mine, view.caller)) return undefined;
  const name = names.of(view.caller);
  if (calls.some(({ seat }) => isAmong(mine, seat)))
    return t('coin-set.was-first-by', { name, calls: callWords(calls, names) });
  return refusal === undefined ? undefined : t('coin-set.was-first', { name });
}

interface Words {
  readonly title: string;
  readonly text: string;
}

function askedWords(props: DockPromptProps): Words {
  const { view, pointed, names } = props;
  if (pointed !== undefined && view.phase !== 'point')
    return { title: t('coin-set.point.other', { name: names.of(pointed) }), text: t('coin-set.point.other.shown') };
  switch (view.phase) {
    case 'point':
      return pointWords(props);
    case 'turn':
      return turnWords(props);
    case 'deal':
      return { title: t('coin-set.find'), text: t('coin-set.dealing') };
    case 'search':
    case 'over':
      return searchWords(props);
  }
}

function pointWords({ view, mine, picked, names }: DockPromptProps): Words {
  const name = view.caller === null ? '' : names.of(view.caller);
  if (!isAmong(mine, view.caller))
    return { title: t('coin-set.point.other', { name }), text: t('coin-set.point.other.how') };
  return {
    title: mine.length > 1 ? t('coin-set.point.you-shared', { name }) : t('coin-set.point.you'),
    text: t('coin-set.point.how', { count: picked.length }),
  };
}

function turnWords({ view, mine, names }: DockPromptProps): Words {
  const name = names.of(view.turner);
  if (!isAmong(mine, view.turner))
    return { title: t('coin-set.turn.other', { name }), text: t('coin-set.turn.other.how') };
  return {
    title: mine.length > 1 ? t('coin-set.turn.you-shared', { name }) : t('coin-set.turn.you'),
    text: t('coin-set.turn.you.how'),
  };
}

function searchWords({ view, mine, names, agreed, room }: DockPromptProps): Words {
  if (agreed !== '' && room === 'scarce') return { title: t('coin-set.no-set.ask'), text: agreed };
  const next = nextWords(view, names);
  switch (view.stage) {
    case 'over':
      return { title: t('coin-set.find.turned'), text: next };
    case 'single': {
      const turned = view.table.filter(internals.isTurned).length;
      return { title: t('coin-set.find.single', { turned, count: view.table.length }), text: next };
    }
    case 'open': {
      const text =
        mine.length > 1
          ? t(room === 'scarce' ? 'coin-set.find.how-shared-short' : 'coin-set.find.how-shared')
          : t(room === 'scarce' ? 'coin-set.find.how-short' : 'coin-set.find.how');
      return { title: t('coin-set.find'), text };
    }
  }
}
