import type { Writable } from 'node:stream';

const FULL = 1 << 16;

export const write = (to: Writable, text: string): Promise<void> =>
  new Promise((done, failed) => to.write(text, (error) => (error ? failed(error) : done())));

/** Buffers lines, and waits for a slow reader (backpressure). */
export class LineWriter {
  private text = '';

  constructor(private readonly to: Writable) {}

  async line(line: string): Promise<void> {
    this.text += `${line}\n`;
    if (this.text.length >= FULL) await this.flush();
  }

  async flush(): Promise<void> {
    const { text } = this;
    this.text = '';
    if (text !== '') await write(this.to, text);
  }
}
