import {
  type CommandInput,
  connect,
  type GuestAbout,
  type Manners,
  PouchApi,
  type PouchSocket,
  RequestRefused,
  type TableEvent,
  type Update,
} from '@pouch/protocol';
import WebSocket from 'ws';

/** What a request must answer. */
export function accepted<T>(answer: T | RequestRefused): T {
  if (answer instanceof RequestRefused) throw new Error(answer.reason);
  return answer;
}

/** Somebody at a table, over HTTP and a socket, with the client that programs use. Waits for messages, never for time. */
export class Person {
  readonly updates: Update[] = [];
  /** Why tables could not be opened, or not any more. */
  readonly refusals: string[] = [];
  private wake: () => void = () => {};

  private constructor(
    readonly guest: GuestAbout,
    readonly api: PouchApi,
    readonly socket: PouchSocket,
  ) {}

  static async arrives(base: string, name: string): Promise<Person> {
    const api = new PouchApi({ url: base });
    const { guest } = accepted(await api.makeGuest({ name }));
    if (guest === null) throw new Error(`${name} is nobody`);
    const { token } = accepted(await api.makeBotToken());
    return new Person(guest, api, connect({ url: base, token, WebSocket: WebSocket as never }));
  }

  /** The reason of a refusal, or undefined. */
  async ask(command: CommandInput): Promise<string | undefined> {
    const answer = await this.socket.ask(command);
    return answer.ok ? undefined : answer.reason;
  }

  /** Opens a table, and waits until it is open or refused. */
  async watch(table: string): Promise<void> {
    const before = this.updates.length + this.refusals.length;
    this.socket.open(table, {
      onUpdate: (update) => {
        this.updates.push(update);
        this.wake();
      },
      onRefused: (reason) => {
        this.refusals.push(reason);
        this.wake();
      },
    });
    await this.until(() => this.updates.length + this.refusals.length > before);
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }

  /** Waits until an event has arrived. */
  sees(what: TableEvent['what']): Promise<void> {
    return this.until(() => this.events().some((event) => event.what === what));
  }

  events(): TableEvent[] {
    return this.updates.flatMap(({ told }) => told.flatMap(({ happened }) => happened));
  }

  manners(): Manners | undefined {
    return this.updates.findLast(({ manners }) => manners !== undefined)?.manners;
  }

  get about() {
    const about = this.updates.findLast((update) => update.about !== undefined)?.about;
    if (about === undefined) throw new Error('no `about` was received');
    return about;
  }
}
