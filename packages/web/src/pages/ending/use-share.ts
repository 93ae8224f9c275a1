import { useCallback, useMemo, useState } from 'react';
import type { EndedGame, GameEnding } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { endingModel, namesForAll } from './model.ts';
import { canvasMeasure, pngOf } from './picture.ts';
import { CARD_HEIGHT, CARD_WIDTH, type ShareCard, shareCard } from './share-card.ts';

export interface ShareInput {
  readonly kit: AnyKit;
  readonly ending: GameEnding;
  readonly ended: EndedGame;
  readonly seats: number;
}

type ShareState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making' }
  /** Without a picture it could not be drawn. */
  | { readonly kind: 'sheet'; readonly picture: Blob | undefined };

/** What others read of the game: names instead of 'you'. */
export interface SharedWords {
  readonly game: string;
  readonly headline: string;
  readonly story: string;
  readonly file: string;
}

export interface Sharing {
  readonly state: ShareState;
  readonly about: SharedWords;
  readonly start: () => void;
  readonly close: () => void;
}

/** Draws the picture and hands it to the device; where the device takes none, a sheet offers what to do with it. */
export function useShare({ kit, ending, ended, seats }: ShareInput): Sharing {
  const [state, setState] = useState<ShareState>({ kind: 'idle' });
  const card = useMemo(() => cardOf({ kit, ending, ended, seats }), [kit, ending, ended, seats]);
  const about = useMemo(
    (): SharedWords => ({
      game: kit.game.name,
      headline: card.headline,
      story: card.story,
      file: t('ending.picture-file', { game: kit.game.id }),
    }),
    [kit, card],
  );
  const start = useCallback((): void => {
    setState({ kind: 'making' });
    void picture(card).then(async (made) => {
      const isShared = made !== undefined && (await handedOver(made, about));
      setState(isShared ? { kind: 'idle' } : { kind: 'sheet', picture: made });
    });
  }, [card, about]);
  const close = useCallback((): void => setState({ kind: 'idle' }), []);
  return { state, about, start, close };
}

function cardOf({ kit, ending, ended, seats }: ShareInput): ShareCard {
  const { names } = ended;
  const number = (seat: number): string => t('seat.number', { number: seat + 1 });
  const named = { ...names, of: (seat: number) => (names.of(seat) === t('me.unnamed') ? '' : names.of(seat)) };
  const forAll = { ...ended, names: namesForAll(named, number) };
  const model = endingModel(kit, ending, forAll, seats);
  const rounds = kit.rounds?.(ended.view).round;
  const game = { game: kit.game.name };
  const played =
    rounds === undefined ? t('ending.picture-about-plain', game) : t('ending.picture-about', { ...game, rounds });
  return {
    page: t('app.name'),
    headline: model.headline,
    story: `${played} ${model.story}`,
    placings: model.placings,
    scores: model.scores,
    nameOf: forAll.names.of,
    chart: model.chart,
    picture: ending.picture?.(forAll),
  };
}

async function picture(card: ShareCard): Promise<Blob | undefined> {
  try {
    await document.fonts.ready;
    return await pngOf(shareCard(card, canvasMeasure()), { width: CARD_WIDTH, height: CARD_HEIGHT });
  } catch {
    return undefined;
  }
}

/** Whether the device has taken it, or its sheet was closed: that is an answer too. */
async function handedOver(made: Blob, { file, game }: SharedWords): Promise<boolean> {
  const files = [new File([made], file, { type: 'image/png' })];
  if (typeof navigator.share !== 'function' || navigator.canShare?.({ files }) !== true) return false;
  try {
    await navigator.share({ files, title: game });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
