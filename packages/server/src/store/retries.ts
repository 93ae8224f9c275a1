/** Whether an error comes only from another transaction at the same moment: trying again may help. */
export type IsTransient = (error: unknown) => boolean;

const MOST_ATTEMPTS = 10;

/** Tries again while the error is transient. */
export async function retryTransient<T>(isTransient: IsTransient, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
