/** Every message between a server and its clients: see docs/api.md, which is made from these schemas. */

export { type ApiOptions, PouchApi, Refused } from './client/api.js';
export {
  type Ask,
  type ConnectOptions,
  connect,
  type Opened,
  type PouchSocket,
  type TableListener,
} from './client/connect.js';
export { newId } from './client/ids.js';
export type { Patience, SocketLike, SocketMaker, Status } from './client/link.js';
export { Command, Decide, FORMS, ListenCommand, TableCommand } from './commands.js';
export { commitmentOf, drawOutcome, fairRandom, type Verdict, verifyRecord, type Words } from './fair.js';
export { type NoCommand, parseCommand } from './frame.js';
export * from './http.js';
export { LIMITS } from './limits.js';
export { Answer, Bye, Deadlines, Hello, Here, Lobby, Message, Update } from './messages.js';
export { openApi } from './openapi.js';
export { BotLevel, CLOCKS, ClockName, Code, CommandId, GuestId, TableId, Visibility } from './parts.js';
export { whyWrong } from './reason.js';
export {
  COMMON_REFUSALS,
  REFUSALS,
  type RefusalStatus,
  ROUTES,
  type Route,
  type RouteAnswer,
  type RouteAsked,
  type RouteName,
  SOCKET_PATH,
} from './routes.js';
export { About, Fairness, GuestAbout, Listed, PublicChange, SeatAbout, TableEvent } from './table.js';
