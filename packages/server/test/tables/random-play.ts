import type { About } from '@pouch/protocol';
import { GAMES, randomFrom } from '@pouch/rules';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect } from 'vitest';
import type { TestClient } from './table-service.js';

interface Pace {
  /** Lets time pass: coins are laid, and bots have thought. */
  readonly pass?: (() => Promise<unknown>) | undefined;
  /** What else may happen before a decision. */
  readonly before?: ((step: { readonly do: string }, player: TestClient) => Promise<unknown>) | undefined;
}

/** Decides by lot whenever it is a client's turn, until the game is over. */
export async function playRandomly(
  game: About['game'],
  table: string,
  players: readonly TestClient[],
  { pass, before }: Pace = {},
): Promise<void> {
  const random = randomFrom(xoroshiro128plus(5));
  const rules = GAMES[game];
  for (const player of players) await player.ask({ do: 'open', table, form: 'view' });
  for (;;) {
    const { view, number } = (players[0] as TestClient).lastUpdate();
    const { kind } = rules.turn(view);
    if (kind === 'over') return;
    if (kind === 'chance') {
      await pass?.();
      continue;
    }
    const decision = rules.sample(view, random);
    const player = players.find((each) => each.lastUpdate().seat === decision.seat);
    if (player === undefined) await pass?.();
    else {
      const { seat: _, ...step } = rules.notation.step(decision) as { seat: number; do: string };
      await before?.(step, player);
      const answer = await player.ask({ do: 'decide', table, step });
      // In a race a call may have to wait; elsewhere a decision is refused only if a bot was faster.
      if (rules.race !== undefined) await pass?.();
      else if (typeof answer === 'string') expect(player.lastUpdate().number, answer).toBeGreaterThan(number);
    }
  }
}
