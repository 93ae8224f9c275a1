/** Whether something failed only because another process did something else at the same moment. */
export type Collided = (error: unknown) => boolean;

const MOST_ATTEMPTS = 10;

/** Does something again as long as it collides with other processes. */
export async function despiteCollisions<T>(collided: Collided, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !collided(error)) throw error;
    }
  }
}
