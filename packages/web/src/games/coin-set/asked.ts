import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { callWords } from '../../table/calls.ts';
import type { Names } from '../../table/kit.ts';
import type { Call, PlayerAbout } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { isAmong } from './acting.ts';
import type { View } from './types.ts';
import { nextWords } from './words.ts';

/** What the dock's words go by. */
export interface Asking {
  readonly view: View;
  /** The people who play at this device. */
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
  /** Whether the player still has to be told what a joker is. */
  readonly joker: 'told' | 'known';
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the player is asked to do, or why a decision did not count. */
export function askedWords(asking: Asking): Words & { readonly kind: 'asked' | 'refused' } {
  const { calls, names } = asking;
  const { title, text } = wordsNow(asking);
  const refused = refusalWords(asking);
  if (refused !== undefined) return { kind: 'refused', title, text: refused };
  const close = calls.length > 1 ? t('coin-set.close', { calls: callWords(calls, names) }) : text;
  return { kind: 'asked', title, text: close };
}

/** S3: whose call came second hears so, and loses nothing. */
function refusalWords({ view, mine, names, refusal, calls }: Asking): string | undefined {
  if (view.phase !== 'point' || view.caller === null) return refusal;
  if (isAmong(mine, view.caller)) return undefined;
  const name = names.of(view.caller);
  if (calls.some(({ seat }) => isAmong(mine, seat)))
    return t('coin-set.was-first-by', { name, calls: callWords(calls, names) });
  return refusal === undefined ? undefined : t('coin-set.was-first', { name });
}

function wordsNow(asking: Asking): Words {
  const { view, pointed, names } = asking;
  if (pointed !== undefined && view.phase !== 'point')
    return { title: t('coin-set.point.other', { name: names.of(pointed) }), text: t('coin-set.point.other.shown') };
  switch (view.phase) {
    case 'point':
      return pointWords(asking);
    case 'turn':
      return turnWords(asking);
    case 'deal':
      return { title: t('coin-set.find'), text: t('coin-set.dealing') };
    case 'search':
    case 'over':
      return searchWords(asking);
  }
}

function pointWords({ view, mine, picked, names }: Asking): Words {
  const name = view.caller === null ? '' : names.of(view.caller);
  if (!isAmong(mine, view.caller))
    return { title: t('coin-set.point.other', { name }), text: t('coin-set.point.other.how') };
  return {
    title: mine.length > 1 ? t('coin-set.point.you-shared', { name }) : t('coin-set.point.you'),
    text: t('coin-set.point.how', { count: picked.length }),
  };
}

function turnWords({ view, mine, names }: Asking): Words {
  const name = names.of(view.turner);
  if (!isAmong(mine, view.turner))
    return { title: t('coin-set.turn.other', { name }), text: t('coin-set.turn.other.how') };
  return {
    title: mine.length > 1 ? t('coin-set.turn.you-shared', { name }) : t('coin-set.turn.you'),
    text: t('coin-set.turn.you.how'),
  };
}

function searchWords({ view, mine, names, agreed, room, joker }: Asking): Words {
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
      if (joker === 'told' && view.table.some((lying) => internals.isJoker(internals.faceUp(lying))))
        return { title: t('coin-set.find'), text: t('coin-set.find.joker') };
      const isScarce = room === 'scarce';
      const text =
        mine.length > 1
          ? t(isScarce ? 'coin-set.find.how-shared-short' : 'coin-set.find.how-shared')
          : t(isScarce ? 'coin-set.find.how-short' : 'coin-set.find.how');
      return { title: t('coin-set.find'), text };
    }
  }
}
