import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';

/** What the page and its worker say to each other. Every request has a number, and gets one answer with it. */

export interface KitRequest {
  readonly id: number;
  readonly wanted: 'pdf' | 'preview';
  readonly game: GameId;
  readonly options: KitOptions;
}

/** A page of a kit, to look at before it is printed. */
export interface PagePreview {
  readonly title: string;
  /** An SVG element for the page to hold: only there its texts find their fonts. */
  readonly svg: string;
}

export interface MadeKit {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

export type KitAnswer =
  | ({ readonly kind: 'pdf'; readonly id: number } & MadeKit)
  | { readonly kind: 'preview'; readonly id: number; readonly previews: readonly PagePreview[] }
  | { readonly kind: 'error'; readonly id: number; readonly error: string };
