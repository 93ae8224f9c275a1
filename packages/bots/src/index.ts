/** Players at three levels for the four games: see docs/bots.md. */

export { answer, type Question } from './answer.js';
export type { Plan } from './bot.js';
export { BOTS } from './bots.js';
export { type Ask, contest, type Finished, Foul } from './contest.js';
export { decide, type Memory, newMemory, notice, plan } from './memory.js';
export { botPlayer, type Player, playContest, randomPlayer } from './players.js';
export { type Deciding, earliest, RACE_START, type RaceTime, raceTurn } from './race-clock.js';
export { MILLIS, type Thinking } from './think.js';
