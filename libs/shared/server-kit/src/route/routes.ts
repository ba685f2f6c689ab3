import { commonProblems, type InputOf, type OutputOf, type Page } from '@freightdesk/shared-endpoint';
import { withTransaction } from '@freightdesk/shared-database';
import type { FastifyRequest } from 'fastify';
import { addRoute, answerOf } from './add-route';
import type { AnyEndpoint, Api, WriteShapes } from './api';
import { actorOf } from './authorise';
import { canonicalJson, sha256 } from '../audit/canonical-json';
import type { WriteContext } from '../context/context';
import { openReadContext, readContext, writeContext } from './contexts';
import { idempotencyKeyOf, once } from '../idempotency/idempotency';
import { connectionsOf, isOpen, type Kit } from './kit';
import { parseListRequest } from '../list/parse-list-request';
import { refuse } from '../problem/refusal';
import { inputOf, queryOf } from '../input/request-input';
import { takingNull } from '../input/takes-null';
import { type Answer, answerFile } from './file-answer';

/** The five ways to add a route to this server. */
export function routesOf(kit: Kit): Api {
  return {
    list: (endpoint, { row }, handle) => {
      const { list } = endpoint;
      if (!list) throw new Error(`${endpoint.name} is registered as a list and has no list spec.`);
      const registered = { endpoint, output: row };
      const db = connectionsOf(kit, endpoint, 'reads');
      mustBeOpen(endpoint, false);
      addRoute(kit, registered, async (request) => {
        const context = readContext(kit, request, db);
        const asked = parseListRequest(list, queryOf(request), context.actor.role);
        return answerOf(kit, registered, withoutMembers(await handle(asked, context), asked.hidden));
      });
    },
    read: (endpoint, given, handle) => {
      const shapes = takingNull(endpoint, given);
      const registered = { endpoint, ...shapes };
      const db = connectionsOf(kit, endpoint, 'reads');
      mustBeOpen(endpoint, false);
      addRoute(kit, registered, async (request) => {
        const input = await inputOf(shapes.input, request, endpoint);
        return answerOf(kit, registered, await handle(input, readContext(kit, request, db)));
      });
    },
    file: (endpoint, shapes, handle) => {
      const db = connectionsOf(kit, endpoint, 'reads');
      mustBeOpen(endpoint, false);
      addRoute(kit, { endpoint, ...shapes }, async (request) => {
        const input = await inputOf(shapes.input, request, endpoint);
        return answerFile((await handle(input, readContext(kit, request, db))) ?? refuse(commonProblems.not_found));
      });
    },
    openRead: (endpoint, given, handle) => {
      const shapes = takingNull(endpoint, given);
      const registered = { endpoint, ...shapes };
      const db = connectionsOf(kit, endpoint, 'front');
      mustBeOpen(endpoint, true);
      addRoute(kit, registered, async (request) => {
        const context = openReadContext(kit, request, db);
        if (shapes.perMinute) kit.limiter.take(`${endpoint.name} ${context.address}`, shapes.perMinute);
        const input = await inputOf(shapes.input, request, endpoint);
        return answerOf(kit, registered, await handle(input, context));
      });
    },
    write: (endpoint, shapes, handle) => addWrite(kit, endpoint, takingNull(endpoint, shapes), handle),
  };
}

/** Whatever a repository selects, nobody is shown a member that the list's spec keeps from them. */
function withoutMembers<Row>(page: Page<Row>, hidden: readonly string[]): Page<Row> {
  for (const row of page.data) {
    if (typeof row !== 'object' || row === null) continue;
    for (const member of hidden) Reflect.deleteProperty(row, member);
  }
  return page;
}

function addWrite<E extends AnyEndpoint>(
  kit: Kit,
  endpoint: E,
  shapes: WriteShapes<InputOf<E>, OutputOf<E>>,
  handle: (input: InputOf<E>, context: WriteContext) => Promise<OutputOf<E>>,
): void {
  const registered = { endpoint, ...shapes };
  const db = connectionsOf(kit, endpoint, 'writes');
  mustBeOpen(endpoint, false);
  addRoute(kit, registered, async (request) => {
    const key = endpoint.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
    const input = await inputOf(shapes.input, request, endpoint);
    return withTransaction(db, async (tx): Promise<Answer> => {
      const work = async () => {
        const output = await handle(input, writeContext(kit, request, tx));
        const heldSecret = (shapes.secret ?? []).some((member) => output[member] !== undefined);
        return { ...(await answerOf(kit, registered, output)), heldSecret };
      };
      return key === null ? work() : once(tx, sentWith(kit, request, key), work);
    });
  });
}

const sentWith = (kit: Kit, request: FastifyRequest, key: string) => ({
  userId: actorOf(request).userId,
  path: request.routeOptions.url ?? request.url,
  key,
  bodyHash: sha256(canonicalJson(request.body ?? null)),
  now: kit.clock.now(),
});

/** An endpoint's access and the way it is registered must agree, or a use case would meet a context it does not know. */
function mustBeOpen({ name, access }: AnyEndpoint, open: boolean): void {
  if (isOpen(access) !== open) throw new Error(`${name} has access '${access}' and is registered for the other kind.`);
}
