import { commonProblems } from '@freightdesk/shared-endpoint';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../problem/refusal';

const closing = new WeakSet<FastifyInstance>();

/** From now on nothing new begins; whoever still comes is told to come again, and to do so on another connection. */
export const beginClosing = (app: FastifyInstance): void => void closing.add(app);

/** While the last answers are finished nothing new begins, and no open connection holds the server up. */
export function refuseWhileClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => beginClosing(app));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing.has(app)) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing.has(app))
      refuse(commonProblems.unavailable, { message: 'The server is restarting. Please try again in a moment.' });
    done();
  });
}
