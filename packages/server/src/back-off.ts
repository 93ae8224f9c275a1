const FIRST_MS = 100;
const LONGEST_MS = 5000;

/** How long to wait after so many failures in a row. With jitter, so that not all attempts come at the same moment. */
export const backOffMs = (failures: number, random = Math.random): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + random() / 2);

/** Waits after so many failures in a row; does not keep the process alive. */
export const backOff = (failures: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, backOffMs(failures)).unref();
  });
