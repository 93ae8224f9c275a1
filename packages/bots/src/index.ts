/** Bots at three levels for every game: see docs/bots.md. */

export { answer, type Question, simpleAnswer } from './answer.js';
export type { Plan } from './bot.js';
export { BOTS } from './bots.js';
export { contest, type DecisionRequest, type Finished, IllegalDecision } from './contest.js';
export { THINK_MILLIS, type ThinkOptions } from './guarded-plan.js';
export { decide, type Memory, newMemory, observe, plan } from './memory.js';
export { botPlayer, type Player, playContest, randomPlayer } from './players.js';
