import type { FastifyInstance } from 'fastify';
import { beginClosing } from './closing';
import { followConnections } from './connections';
import type { Signals } from './signals';

/** Service managers and containers give ten seconds, then they kill. */
export const closingTakesAtMostMs = 10_000;

/** What is waited for, and until when: the rest of the time belongs to the store. */
const knockingForMs = 300;
const silentForMs = 500;
const halfSentForMs = 2_000;
const unansweredForMs = 7_000;

/**
 * Ends the server when the system asks: no new work, the requests in flight answered, then the rest (`afterwards`, such as
 * the store), whatever became of the requests. Resolves with the exit code: 0 when nobody was left without an answer.
 * Called before the server listens, so that no connection is overlooked.
 */
export function closedOnSignal(
  app: FastifyInstance,
  signals: Signals,
  afterwards: () => Promise<void>,
): Promise<number> {
  const connections = followConnections(app.server);
  return new Promise((resolve) => {
    let code = 0;
    const fail = (error: unknown) => {
      app.log.error(error);
      code = 1;
    };
    const cutOff = () => {
      if (connections.unanswered() > 0) code = 1;
      connections.closeAll();
    };
    const stop = async () => {
      setTimeout(() => resolve(1), closingTakesAtMostMs).unref();
      const steps = [
        setTimeout(() => void connections.heardOut().then(connections.closeSilent), silentForMs),
        setTimeout(() => void connections.heardOut().then(connections.closeHalfSent), halfSentForMs),
        setTimeout(cutOff, unansweredForMs),
      ];
      // Whoever has knocked is told to come again; a door that shuts at once would leave them without an answer.
      beginClosing(app);
      await new Promise((done) => setTimeout(done, knockingForMs));
      await connections.heardOut();
      await app.close().catch(fail);
      steps.forEach(clearTimeout);
      await afterwards().catch(fail);
      resolve(code);
    };
    signals.handOver({ stop: () => void stop(), hurry: cutOff });
  });
}
