import {
  COIN_SET_FACES,
  coinSetSide,
  type Drawing,
  KOIN_SEATS,
  type KoinSeat,
  type KoinSize,
  koin,
  MONSTERS,
  PLAYERS,
  pirateCoin,
  placed,
  REALM_FACES,
  type RealmFaceName,
  realmCoin,
  type Shape,
} from '@pouch/art';
import {
  type COIN_SET_LEVELS,
  type COIN_SET_SYMBOLS,
  faceWords,
  KOIN_SIZES,
  METALS,
  type MetalName,
} from '@pouch/rules';

/** Small pictures of pieces, by the names that the texts give them. */
export type Figure = RealmFaceName | PirateFigure | SetFigure | KoinFigure;

type PirateFigure = `${MetalName} skull` | (typeof MONSTERS)[MetalName];
type Level = (typeof COIN_SET_LEVELS)[number];
type Symbols = (typeof COIN_SET_SYMBOLS)[number];
type SetFigure =
  | `${MetalName}, one ${Level} ${Symbols}`
  | `${MetalName}, ${'two' | 'three'} ${Level} ${Symbols}s`
  | `${MetalName} joker`;
type KoinFigure = `${KoinSize} ${(typeof PLAYERS)[KoinSeat]['name']}`;

const FLAT = { flat: true } as const;

/** A koin under another one shows its ring alone. */
interface FigureOptions {
  readonly covered?: boolean;
}
type Draw = (options: FigureOptions) => Drawing;

/** Every picture that a text can ask for. */
const FIGURES: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...REALM_FACES.map((face) => [face, () => realmCoin(face, FLAT)] as const),
  ...METALS.map((metal) => [`${metal} skull`, () => pirateCoin(metal, 'skull', FLAT)] as const),
  ...METALS.map((metal) => [MONSTERS[metal], () => pirateCoin(metal, 'monster', FLAT)] as const),
  ...COIN_SET_FACES.map((face) => [faceWords(face), () => coinSetSide(face, FLAT)] as const),
  ...KOIN_SIZES.flatMap((size) =>
    KOIN_SEATS.map(
      (seat) =>
        [
          `${size} ${PLAYERS[seat].name}`,
          (options: FigureOptions) => koin(size, seat, { ...FLAT, ...options }),
        ] as const,
    ),
  ),
]);

export function figureOf(figure: Figure, options: FigureOptions = {}): Drawing {
  const drawing = FIGURES.get(figure);
  if (drawing === undefined) throw new Error(`There is no picture of ${figure}`);
  return drawing(options);
}

/** A coin is 1 wide; koinz keep their proportions. */
const WIDTHS: Readonly<Record<KoinSize, number>> = { large: 1.2, medium: (1.2 * 28) / 38, small: (1.2 * 20) / 38 };

const sizeOf = (figure: Figure): KoinSize | undefined => KOIN_SIZES.find((size) => figure.startsWith(`${size} `));

export function figureWidth(figure: Figure): number {
  const size = sizeOf(figure);
  return size === undefined ? 1 : WIDTHS[size];
}

/** The width of a column of such pictures: a large koin is as wide as it gets. */
export const columnWidth = (figure: Figure): number => (sizeOf(figure) === undefined ? 1 : WIDTHS.large);

/** The pictures side by side on a middle line, from `x` to the right; `unit` is the width of a coin. */
export function figureRow(figures: readonly Figure[], x: number, y: number, unit: number, gap: number): Shape[] {
  let at = x;
  return figures.map((figure) => {
    const width = figureWidth(figure) * unit;
    const shape = placed(figureOf(figure), at + width / 2, y, width);
    at += width + gap;
    return shape;
  });
}

export const rowWidth = (figures: readonly Figure[], unit: number, gap: number): number =>
  figures.reduce((sum, figure) => sum + figureWidth(figure) * unit + gap, -gap);
