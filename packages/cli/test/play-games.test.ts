import {
  type Decision,
  GAME_IDS,
  GAMES,
  type GameId,
  koinz,
  LEVELS,
  type OptionValues,
  Refusal,
  readOptions,
  readRecord,
  replay,
  StepRefusal,
  stateJson,
} from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { TERMINAL_GAMES } from '../src/games/index.js';
import { inlineBots } from '../src/play/bot-runner.js';
import { playGame } from '../src/play/game.js';
import { Opponents } from '../src/play/opponents.js';
import {
  type ChoiceQuestion,
  type LineReader,
  PlayerLeft,
  type Prompter,
  type TextQuestion,
} from '../src/play/prompter.js';
import type { Session } from '../src/play/session.js';
import { streamOf } from '../src/players.js';
import { plain } from '../src/show/paint.js';
import { ownViewsOnly, RandomPlayer, RecordingSession } from './play-player.js';

const GUIDED = { variant: 'classic', hand: 'guided' } as const;
const NAMES = ['Ulla', 'Mara', 'Jonah', 'Ines', 'Robin'];

interface Setting {
  readonly id: GameId;
  readonly seats: number;
  readonly seat?: number;
  readonly options?: object;
}

function newTable(
  { id, seats, seat = 0, options = {} }: Setting,
  seed: number,
): { session: RecordingSession; opponents: Opponents } {
  const read = readOptions(GAMES[id], options);
  if (read instanceof Refusal) throw new Error(read.reason);
  const names = NAMES.slice(0, seats);
  const session = new RecordingSession(
    ownViewsOnly(GAMES[id], seat),
    read as OptionValues,
    { seat, names },
    streamOf(seed, 0),
  );
  const others = names.map((_, each) => each).filter((each) => each !== seat);
  const levels = new Map(others.map((each) => [each, LEVELS[(each + seed) % LEVELS.length] ?? 'fair']));
  return { session, opponents: new Opponents(session, levels, inlineBots, streamOf(seed, 1), 1) };
}

/** The last state of the session's record. */
function replayed(session: Session): ReturnType<typeof stateJson> {
  const record = readRecord(JSON.parse(JSON.stringify(session.record())));
  if (record instanceof Refusal) throw new Error(record.reason);
  let state: unknown;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) throw new Error(`step ${frame.step}: ${frame.reason}`);
    state = frame.state;
  }
  return stateJson(record.game, state);
}

const SETTINGS: readonly Setting[] = [
  ...GAME_IDS.map((id) => ({ id, seats: TERMINAL_GAMES[id].usualSeats })),
  { id: 'realm-coins', seats: 5, seat: 3 },
  { id: 'pirate-coins', seats: 5, seat: 4 },
  { id: 'koinz', seats: 4, seat: 2, options: { variant: 'sudden-death' } },
  { id: 'koinz', seats: 2, seat: 1, options: { hand: 'steady' } },
  { id: 'coin-set', seats: 4, seat: 1 },
  { id: 'coin-set', seats: 1 },
];

let refusals = 0;

describe.each(SETTINGS)('$id with $seats players, in seat $seat, $options', (setting) => {
  test.each([1, 2].slice(0, amount(1, 2)))('plays a whole game with random answers, seed %i', async (seed) => {
    const { session, opponents } = newTable(setting, seed);
    const player = new RandomPlayer(session, streamOf(seed, 2));
    player.onPrint = () => {
      // Secret decisions of others must not be in the view before they are revealed.
      const view = session.view() as { sealed?: unknown[]; hidden?: number };
      expect(view.sealed ?? []).not.toContain('hidden');
      expect(view.hidden ?? 0).toBe(0);
    };
    await playGame(session, opponents, player).catch((error: unknown) => {
      if (!(error instanceof PlayerLeft)) throw error;
    });
    const { status, result } = replayed(session);
    if (session.turn.kind === 'over') {
      expect([status, session.record().result]).toEqual(['over', result]);
      expect(player.printed.join('\n')).toMatch(/wins|share the win/);
    }
    expect(player.printed.filter((line) => line.length > player.style.width)).toEqual([]);
    expect(player.printed.join('\n')).not.toMatch(/undefined|NaN|\[object|\bseat \d/i);
    refusals += player.refusals;
  });
});

test('a refused answer is asked for again', () => expect(refusals).toBeGreaterThan(10));

/** A player who gives the answers of a script, and then leaves. */
class Scripted implements Prompter {
  readonly style = { paint: plain, width: 76 };
  readonly printed: string[] = [];
  readonly refused: string[] = [];

  constructor(private readonly answers: (string | (() => void))[]) {}

  private next(): string {
    for (;;) {
      const answer = this.answers.shift();
      if (answer === undefined) throw new PlayerLeft();
      if (typeof answer === 'string') return answer;
      answer();
    }
  }

  readonly print = (lines: readonly string[]): void => {
    this.printed.push(...lines);
  };

  async type({ check }: TextQuestion): Promise<string> {
    for (;;) {
      const text = this.next();
      const reason = check(text);
      if (reason === undefined) return text;
      this.refused.push(reason);
    }
  }

  async pick<T>({ options, keys = {} }: ChoiceQuestion<T>): Promise<T> {
    const label = this.next();
    if (Object.hasOwn(keys, label)) return keys[label] as T;
    const found = options.find((option) => option.label === label);
    if (found === undefined)
      throw new Error(`${label} is not among ${options.map((option) => option.label).join(', ')}`);
    return found.value;
  }

  async during<T>(_text: string, work: Promise<T>): Promise<T> {
    return work;
  }

  openLineReader(): LineReader {
    throw new Error('no race');
  }
}

const playScript = async (
  { session, opponents }: ReturnType<typeof newTable>,
  answers: (string | (() => void))[],
): Promise<Scripted> => {
  const player = new Scripted(answers);
  await expect(playGame(session, opponents, player)).rejects.toBeInstanceOf(PlayerLeft);
  return player;
};

const decisions = ({ log }: RecordingSession): Decision[] =>
  log.flatMap(({ step }) => (step.do === undefined ? [] : [step]));

describe('before a decision is final', () => {
  test('[R2] a sealed bid is taken back, and the others bid only after the reveal', async () => {
    const table = newTable({ id: 'realm-coins', seats: 3 }, 4);
    const alone = (): void => expect(new Set(decisions(table.session).map(({ seat }) => seat))).toEqual(new Set([0]));
    const player = await playScript(table, [
      ...['9 crowns', '2 gold', '?', '2 knights crown', alone, 'Change it'],
      ...['3 peasants', alone, 'Change it', '1 wyvern', alone, 'Reveal'],
    ]);
    expect(player.refused).toEqual([
      'You can’t bid 9 gold: your stash has only 2',
      'Choose a face for gold: crown or wyvern',
    ]);
    const told = player.printed.join('\n');
    expect(told).toContain('Ulla bid 1 wyvern');
    expect(told.match(/Ulla bid/g)).toHaveLength(1);
    expect(decisions(table.session).slice(0, 5)).toMatchObject([0, 0, 0, 1, 2].map((seat) => ({ do: 'bid', seat })));
    expect(replayed(table.session).round).toBeGreaterThan(0);
  });

  test('[P4] a choice is taken back', async () => {
    const table = newTable({ id: 'pirate-coins', seats: 2 }, 4);
    const player = await playScript(table, ['?', 'Sally forth', 'Change it', 'Plunder', 'Reveal']);
    expect(player.printed.join('\n')).toMatch(/Ulla(?: and Mara)? plunder/);
    expect(decisions(table.session).slice(0, 3)).toMatchObject([
      { seat: 0, side: 'skull' },
      { seat: 0, side: 'monster' },
      { seat: 1 },
    ]);
  });

  test('the only player aboard can still take a choice back', async () => {
    let takenBack = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { session, opponents } = newTable({ id: 'pirate-coins', seats: 2 }, seed);
      const player = new RandomPlayer(session, streamOf(seed, 2));
      let asked = 0;
      player.pick = async ({ question, options }) => {
        const { turn } = session;
        const isAlone = turn.kind === 'decide' && turn.may === 1;
        let label = question.startsWith('Your choice') ? 'Reveal' : 'Sally forth';
        if (label === 'Sally forth') asked = session.log.length;
        else if (isAlone) {
          expect(session.log).toHaveLength(asked); // It would have been revealed at once.
          if (takenBack++ % 2 === 0) label = 'Change it';
        }
        return options.find((option) => option.label === label)?.value as never;
      };
      await playGame(session, opponents, player);
    }
    expect(takenBack).toBeGreaterThan(1);
  });

  test('a koin is laid only once confirmed, and a bad position is refused with the reason', async () => {
    const isFirst = (seed: number): boolean => koinz.chance(koinz.setup(3, GUIDED), streamOf(seed, 0)).seat === 0;
    const table = newTable({ id: 'koinz', seats: 3 }, [1, 2, 3, 4, 5, 6, 7, 8].find(isFirst) ?? 0);
    const player = await playScript(table, [
      ...['2', '1'], // Player 1 of three chooses the large koinz and the surfaces.
      ...['Place a small koin', 'Somewhere else', 'here', '5,60', '60,60', 'Choose again'],
      ...['Place a medium koin', 'Somewhere else', '60,60', 'Lay it'],
    ]);
    expect(player.refused).toEqual([
      'Type x and y in millimetres, such as 40,60',
      'A small koin at 5, 60 is over the edge: x and y must be from 10 to 110',
    ]);
    const mine = decisions(table.session).filter(({ seat, do: what }) => seat === 0 && what !== 'choose');
    expect(mine).toMatchObject([{ do: 'place', koin: 1, x: 60, y: 60 }]);
  });
});

test('[S9, S11] a race keeps its clocks', async () => {
  const POINT = 3;
  const AGREE = 4; // short, so that it runs out now and then
  const passed = { point: 0, agree: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    const { session, opponents } = newTable(
      { id: 'coin-set', seats: 3, seat: seed % 3, options: { agreeSeconds: AGREE } },
      seed,
    );
    await playGame(session, opponents, new RandomPlayer(session, streamOf(seed, 2)));
    const barred = new Map<number, number>();
    const agreed = new Set<number>();
    let agreeSince = 0;
    let call = { seat: 0, at: 0 };
    for (const { step, events, at } of session.log) {
      if (step.do === 'agree') {
        if (agreed.size === 0) agreeSince = at;
        agreed.add(step.seat);
      }
      if (step.do === 'call') {
        expect(at).toBeGreaterThanOrEqual(barred.get(step.seat) ?? 0);
        call = { seat: step.seat, at };
        agreed.delete(step.seat); // S6
      }
      if (step.do === 'point') expect(at).toBeLessThanOrEqual(call.at + POINT);
      if (step.clock === 'point') expect(at).toBeCloseTo(call.at + POINT);
      if (step.clock === 'agree') expect(at).toBeCloseTo(agreeSince + AGREE);
      if (step.clock === 'point' || step.clock === 'agree') passed[step.clock]++;
      if (step.do === 'point' || step.clock === 'point') agreeSince += at - call.at;
      if (events.includes('no-set') || events.includes('too-late')) barred.set(call.seat, at + POINT);
      if (['set', 'all-turned', 'turned', 'dealt'].some((event) => events.includes(event))) agreed.clear();
    }
  }
  expect(passed.point).toBeGreaterThan(0);
  expect(passed.agree).toBeGreaterThan(0);
});
