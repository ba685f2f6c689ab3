import { isDatabaseAway } from '@freightdesk/shared-database';
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from './rate-limiter';

/** How late a server may learn what the others have counted. */
const everyMs = 1_000;

/** Keeps a server's counts shared with the others while it runs. What could not be told is told the next time. */
export function shareCounts(app: FastifyInstance, limiter: RateLimiter): void {
  let underWay: Promise<void> | undefined;
  const share = () => {
    underWay ??= limiter
      .share()
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) app.log.error({ stack: String(error) }, 'Counts of calls could not be shared.');
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(share, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
