import {
  bareSign,
  coinSetSide,
  crest as crestDrawing,
  type Drawing,
  fortuneCoin as fortuneDrawing,
  type KoinSeat,
  type KoinSize,
  koin as koinDrawing,
  pouchMark as markDrawing,
  medal as medalDrawing,
  metalCounter as metalDrawing,
  type PirateSide,
  pirateCoin as pirateDrawing,
  type RealmFaceName,
  realmCoin as realmDrawing,
  type SignName,
  type ThemeName,
} from '@pouch/art';
import type { MetalName } from '@pouch/rules';

/** The drawings of the art package, each made once for every look that it is asked for. */

const made = new Map<string, Drawing>();

function once(key: string, make: () => Drawing): Drawing {
  const known = made.get(key);
  if (known !== undefined) return known;
  const drawing = make();
  made.set(key, drawing);
  return drawing;
}

/** Coins change their detail at these widths; in between they are the same drawing at another size. */
const DETAIL_SIZES = [26, 33, 43, 49, 90, 176];

const detailOf = (size: number): number => DETAIL_SIZES.find((each) => size <= each) ?? 176;

export const realmCoin = (face: RealmFaceName, size: number): Drawing =>
  once(`realm ${face} ${detailOf(size)}`, () => realmDrawing(face, { size: detailOf(size) }));

export const pirateCoin = (metal: MetalName, side: PirateSide, size: number): Drawing =>
  once(`pirate ${metal} ${side} ${detailOf(size)}`, () => pirateDrawing(metal, side, { size: detailOf(size) }));

export const fortuneCoin = (metal: MetalName, size: number): Drawing =>
  once(`fortune ${metal} ${detailOf(size)}`, () => fortuneDrawing(metal, { size: detailOf(size) }));

export const setCoin = (face: number, size: number): Drawing =>
  once(`set ${face} ${detailOf(size)}`, () => coinSetSide(face, { size: detailOf(size) }));

export const koin = (size: KoinSize, seat: KoinSeat, covered = false): Drawing =>
  once(`koin ${size} ${seat} ${covered}`, () => koinDrawing(size, seat, { covered }));

export const metalCounter = (metal: MetalName): Drawing => once(`counter ${metal}`, () => metalDrawing(metal));

export const medal = (seat: number, metal: MetalName, letter: string, size: number): Drawing =>
  once(`medal ${seat} ${metal} ${letter} ${detailOf(size)}`, () =>
    medalDrawing(seat, metal, { letter, size: detailOf(size) }),
  );

export const pouchMark = (theme: ThemeName): Drawing => once(`mark ${theme}`, () => markDrawing(theme));

export const sign = (name: SignName, colour: string): Drawing =>
  once(`sign ${name} ${colour}`, () => bareSign(name, colour));

export const crest = (seat: number, theme: ThemeName, letter: string, size: number, hollow = false): Drawing =>
  once(`crest ${seat} ${theme} ${letter} ${size < 20} ${hollow}`, () =>
    crestDrawing(seat, { theme, letter, size, hollow }),
  );
