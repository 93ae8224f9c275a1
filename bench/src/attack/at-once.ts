const WIDTH = 10;

/** Does something for 0 to `count` − 1, a few at once. */
export async function forEachAtOnce(count: number, act: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
}
