/**
 * Plays the rounds of src/koinz/kits.ts: sharp players, with every kit, and how many surfaces were won by who laid
 * first, second and so on. From the repository's root, for 2, 3 and 4 seats:
 *
 *     npx rolldown packages/bots/train/koinz.ts --platform node --file /tmp/train.mjs
 *     node /tmp/train.mjs seats=2 rounds=8 iterations=300 seed=7 out=packages/bots/src/koinz/kits.ts
 *
 * The rounds for other numbers of players stay as they are. It takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { koinz, koinzInternals, type Random, randomFrom, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { Budget } from '../src/budget.js';
import { koinzBot } from '../src/koinz/index.js';
import { codeOf } from '../src/koinz/kit-choice.js';
import { PLAYED_ROUNDS } from '../src/koinz/kit-rounds.js';

const args = Object.fromEntries(process.argv.slice(2).map((arg) => arg.split('=')));
const seats = Number(args.seats ?? 2);
const rounds = Number(args.rounds ?? 8);
const iterations = Number(args.iterations ?? 300);
const seed = Number(args.seed ?? 7);
const out = String(args.out ?? '/tmp/kits.ts');

/** How many lines a table has: one for each number of large and medium koinz. */
const LINES = koinzInternals.KIT_MOST.slice(0, 2).reduce((all, most) => all * most, 1);

/** The surfaces won in a round with this kit; seat 0 lays first. */
function playRound(kit: readonly number[], random: Random): readonly number[] {
  const state = koinz.setup(seats, { variant: 'classic', hand: 'guided' });
  koinz.advance(state, { chance: 'first', seat: 0 });
  for (const [part, number] of kit.entries())
    koinz.advance(state, { do: 'choose', seat: koinzInternals.chooser(state), part, number });
  while (state.phase === 'lay') {
    const observation = { view: koinz.view(state, state.turn), seat: state.turn, notes: null };
    koinz.advance(state, koinzBot.think(observation, 'sharp', Budget.ofIterations(iterations), random).decision);
  }
  return state.won;
}

/** Every kit, in the order of the table. */
function allKits(part = 0): number[][] {
  const most = koinzInternals.KIT_MOST[part];
  if (most === undefined) return [[]];
  const rest = allKits(part + 1);
  return Array.from({ length: most }, (_, index) => rest.map((kit) => [index + 1, ...kit])).flat();
}

let codes = '';
for (const kit of allKits())
  for (let round = 0; round < rounds; round++)
    codes += codeOf(playRound(kit, randomFrom(xoroshiro128plusFromState(streamSeed(seed, codes.length)))));

const OPENING = `/**
 * By the number of players: rounds that sharp players have played with every kit, a letter for how the surfaces of
 * each were won (see kit.ts); a line for each number of large and medium koinz. Made by train/koinz.ts.
 */
export const PLAYED_ROUNDS: Readonly<Record<number, string>> = {`;
const tables = Object.entries({ ...PLAYED_ROUNDS, [seats]: codes }).map(([players, table]) => {
  const width = table.length / LINES;
  const lines = Array.from({ length: LINES }, (_, line) => `    '${table.slice(line * width, (line + 1) * width)}',`);
  return [`  ${players}: [`, ...lines, "  ].join(''),"].join('\n');
});
writeFileSync(out, `${[OPENING, ...tables, '};'].join('\n')}\n`);
