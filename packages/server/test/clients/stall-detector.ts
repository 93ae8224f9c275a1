/** Fails when nothing has happened for so long that nothing will: says then what was being waited for. */
export class StallDetector {
  private last = Date.now();

  constructor(private readonly patience = 25_000) {}

  readonly made = (): void => {
    this.last = Date.now();
  };

  async of<T>(awaited: Promise<T>, stuck: () => string): Promise<T> {
    this.made();
    let timer: NodeJS.Timeout | undefined;
    const stalled = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (Date.now() - this.last > this.patience) reject(new Error(`nothing happens any more: ${stuck()}`));
      }, 500);
    });
    try {
      return await Promise.race([awaited, stalled]);
    } finally {
      clearInterval(timer);
    }
  }
}
