/** Fails, saying what was awaited, when nothing has happened for a long time. */
export class StallDetector {
  private last = Date.now();

  constructor(private readonly timeoutMs = 25_000) {}

  readonly made = (): void => {
    this.last = Date.now();
  };

  async of<T>(awaited: Promise<T>, stuck: () => string): Promise<T> {
    this.made();
    let timer: NodeJS.Timeout | undefined;
    const stalled = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (Date.now() - this.last > this.timeoutMs) reject(new Error(`stalled: ${stuck()}`));
      }, 500);
    });
    try {
      return await Promise.race([awaited, stalled]);
    } finally {
      clearInterval(timer);
    }
  }
}
