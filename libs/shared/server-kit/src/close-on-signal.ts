import type { FastifyInstance } from 'fastify';

export const closingTakesAtMostMs = 10_000;

/**
 * Ends the server when the system asks: no new work, the requests in flight finished, then the rest (`afterwards`, such as
 * the store). Resolves with the exit code; what has not finished in ten seconds is given up.
 */
export function closedOnSignal(app: FastifyInstance, afterwards: () => Promise<void>): Promise<number> {
  return new Promise((resolve) => {
    const close = async () => {
      const giveUp = setTimeout(() => resolve(1), closingTakesAtMostMs);
      giveUp.unref();
      try {
        await app.close();
        await afterwards();
        resolve(0);
      } catch (error) {
        app.log.error(error);
        resolve(1);
      }
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
  });
}
