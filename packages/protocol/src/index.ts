/**
 * All messages between a server and its clients, and a client: see docs/api.md, which is generated from these schemas.
 */

export { type ApiOptions, PouchApi, RequestRefused } from './client/api.js';
export {
  type CommandInput,
  type ConnectOptions,
  connect,
  type PouchSocket,
  type SeekListener,
  type SeekWish,
  type Subscription,
  type TableListener,
} from './client/connect.js';
export type { SocketConstructor, SocketLike, Status, Timeouts } from './client/connection.js';
export { newId } from './client/ids.js';
export { LobbyList } from './client/lobby-list.js';
export { Command, Decide, FORMS, ListenCommand, PAGES, TableCommand } from './commands.js';
export { describeError } from './describe-error.js';
export {
  AuditLine,
  BanAbout,
  DeskGuest,
  DeskReport,
  DeskTable,
  MyData,
} from './desk.js';
export { commitmentOf, drawOutcome, fairRandom, type Verdict, verifyRecord, type Words } from './fair.js';
export {
  BotLevel,
  ChangeNumber,
  CLOCKS,
  ClockName,
  Code,
  CommandId,
  GuestId,
  HOLIDAY_DAYS,
  Newcomers,
  ProposalName,
  TableId,
  Visibility,
} from './fields.js';
export { FORMER_PLAYER, forgottenId, isForgotten } from './forgotten.js';
export { type InvalidCommand, parseCommand } from './frame.js';
export * from './http.js';
export { LIMITS } from './limits.js';
export { toSingleLine } from './line-text.js';
export {
  Answer,
  Bye,
  Closed,
  Deadlines,
  Hello,
  Here,
  Lobby,
  LobbyChanges,
  Message,
  Seeking,
  Update,
} from './messages.js';
export { openApi } from './openapi.js';
export {
  COMMON_REFUSALS,
  REFUSALS,
  type RefusalStatus,
  ROUTES,
  type Route,
  type RouteAnswer,
  type RouteInput,
  type RouteName,
  SOCKET_PATH,
} from './routes.js';
export { isSlow } from './slow.js';
export {
  About,
  Fairness,
  GuestAbout,
  Holiday,
  Listed,
  Manners,
  Pause,
  Proposal,
  PublicChange,
  SeatAbout,
  SeatRequest,
  Stopped,
  TableEvent,
} from './table.js';
