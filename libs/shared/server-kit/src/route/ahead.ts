import { can, type Permission } from '@freightdesk/shared-access';
import { type Db, onOneConnection } from '@freightdesk/shared-database';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../context/authenticate';
import type { Actor } from '../context/context';
import type { Kit } from './kit';

/** A read that is begun before it is known for certain who asks. */
export class Ahead<Answer> {
  readonly #begun = new WeakMap<FastifyRequest, Promise<() => Answer>>();
  readonly #ask: (request: FastifyRequest, expected: Actor, db: Db) => Promise<Answer>;

  constructor(
    readonly db: Db,
    ask: (request: FastifyRequest, expected: Actor, db: Db) => Promise<Answer>,
  ) {
    this.#ask = ask;
  }

  begin(request: FastifyRequest, expected: Actor, db: Db): Promise<unknown> {
    const work = this.#ask(request, expected, db).then(
      (answer) => () => answer,
      // Thrown by whoever reads it, and not while nobody does.
      (error: unknown) => () => {
        throw error;
      },
    );
    this.#begun.set(request, work);
    return work;
  }

  forget(request: FastifyRequest): void {
    this.#begun.delete(request);
  }

  /** What was begun for this request, once: a request lives on behind its answer, and would hold all rows of it meanwhile. */
  take(request: FastifyRequest): Promise<() => Answer> | undefined {
    const begun = this.#begun.get(request);
    this.#begun.delete(request);
    return begun;
  }
}

/** Nothing is asked ahead for whom this server would refuse. */
function expectedOf({ lastSeen, limiter, callsPerMinute }: Kit, token: string, permission: Permission) {
  const actor = lastSeen.of(token);
  const isWelcome =
    actor && can(actor.role, permission, 'server') && !limiter.isSpent(`user ${actor.userId}`, callsPerMinute);
  return isWelcome ? actor : undefined;
}

const isSame = (one: Actor, other: Actor) => one.userId === other.userId && one.role === other.role;

interface AskedFor {
  readonly permission: Permission;
  readonly ahead: Ahead<unknown> | undefined;
}

type Found = Awaited<ReturnType<Authenticate>>;

/**
 * Asks who holds the token and, where it is plain who that will be, what they came for: both leave in one packet and cost one way to
 * PostgreSQL and back. The answer of the first decides whether the second is ever shown.
 */
export async function whoAsks(
  kit: Kit,
  request: FastifyRequest,
  token: string,
  { permission, ahead }: AskedFor,
): Promise<Found> {
  const expected = ahead && expectedOf(kit, token, permission);
  const found = await (expected ? withPage({ kit, request, token, ahead, expected }) : kit.authenticate(token));
  kit.lastSeen.note(token, 'code' in found ? undefined : found);
  return found;
}

interface Expecting {
  readonly kit: Kit;
  readonly request: FastifyRequest;
  readonly token: string;
  readonly ahead: Ahead<unknown>;
  readonly expected: Actor;
}

/** Is told as soon as it is known who asks; the connection is held until the page has come too. */
async function withPage({ kit, request, token, ahead, expected }: Expecting): Promise<Found> {
  const found = await new Promise<Found>((tell, fail) => {
    onOneConnection(ahead.db, async (db) => {
      const holder = kit.authenticate(token, db);
      const page = ahead.begin(request, expected, db);
      holder.then(tell, fail);
      await Promise.allSettled([holder, page]);
    }).catch(fail);
  });
  if ('code' in found || !isSame(found, expected)) ahead.forget(request);
  return found;
}
