import type { Answer, Message } from '@pouch/protocol';
import type WebSocket from 'ws';
import { openSocket } from '../clients/socket.js';
import type { HostileFrame } from './frames.js';

/** How many frames are sent before waiting for answers. */
const BATCH = 64;

export interface Outcome {
  /** How many of the frames repeated accepted commands. */
  readonly repeats: number;
  /** Frames that were not answered exactly once and as expected. */
  readonly complaints: readonly string[];
}

/** Sends frames over a connection in batches; every frame must be answered once. */
export async function sendFrames(
  base: string,
  cookie: string,
  count: number,
  next: () => HostileFrame,
): Promise<Outcome> {
  const complaints: string[] = [];
  let repeats = 0;
  const line = await Line.open(base, cookie);
  for (let sent = 0; sent < count; sent += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - sent) }, next);
    repeats += batch.filter(({ due }) => typeof due === 'number').length;
    complaints.push(...compare(batch, await line.ask(batch.map(({ frame }) => frame))));
  }
  complaints.push(...(await line.end()));
  return { repeats, complaints };
}

function compare(batch: readonly HostileFrame[], answers: readonly Answer[]): string[] {
  const complaints: string[] = [];
  const unanswered = [...batch];
  for (const answer of answers) {
    const result = answer.ok ? answer.number : 'refusal';
    const find = (due: HostileFrame['due'] | null): number =>
      unanswered.findIndex((shot) => shot.id === answer.id && shot.due === due);
    const exact = find(result);
    const at = exact < 0 ? find('anything') : exact;
    if (at < 0) complaints.push(`an unexpected answer: ${JSON.stringify(answer)}`);
    else unanswered.splice(at, 1);
  }
  return [...complaints, ...unanswered.map(({ frame, due }) => `missing ${due} to ${frame}`)];
}

/** A connection that counts its answers. */
class Line {
  private answers: Answer[] = [];
  private awaited = 0;
  private enough: ((answers: Answer[]) => void) | undefined;
  private failed: ((error: Error) => void) | undefined;
  private ending = false;

  private constructor(private readonly socket: WebSocket) {}

  static open(base: string, cookie: string): Promise<Line> {
    return new Promise((resolve) => {
      const line = new Line(
        openSocket(base, cookie, {
          opened: () => resolve(line),
          received: (frame) => line.hear(frame),
          closed: () => {
            if (!line.ending) line.failed?.(new Error('the server has closed the connection'));
          },
        }),
      );
    });
  }

  ask(frames: readonly string[]): Promise<Answer[]> {
    this.answers = [];
    this.awaited = frames.length;
    return new Promise((resolve, reject) => {
      this.enough = resolve;
      this.failed = reject;
      for (const frame of frames) this.socket.send(frame);
    });
  }

  /** Sends one more command, to find surplus answers. */
  async end(): Promise<string[]> {
    const answers = await this.ask(['{"id":"the-last-one","do":"time"}']);
    this.ending = true;
    this.socket.close();
    return answers[0]?.id === 'the-last-one' ? [] : [`an answer too many: ${JSON.stringify(answers[0])}`];
  }

  private hear(frame: string): void {
    for (const message of JSON.parse(frame) as Message[]) if (message.kind === 'answer') this.answers.push(message);
    if (this.answers.length >= this.awaited) this.enough?.(this.answers);
  }
}
