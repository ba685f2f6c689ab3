import { type Db, type Tx, withTransaction } from '@freightdesk/shared-database';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/audit';
import { actorOf } from './authorise';
import type { OpenReadContext, OpenWriteContext, ReadContext, WriteContext } from '../context/context';
import type { Kit } from './kit';
import { networkOf } from '../rate-limit/network-of';

const factsOf = ({ clock }: Kit, request: FastifyRequest) => ({ requestId: request.id, clock });

export const readContext = (kit: Kit, request: FastifyRequest, db: Db, actor = actorOf(request)): ReadContext => ({
  ...factsOf(kit, request),
  db,
  actor,
});

export const writeContext = (kit: Kit, request: FastifyRequest, tx: Tx): WriteContext =>
  writingAs({ ...factsOf(kit, request), actor: actorOf(request) }, tx);

function writingAs(facts: Omit<ReadContext, 'db'>, tx: Tx): WriteContext {
  const { actor, clock, requestId } = facts;
  const who = { requestId, userId: actor.userId, userName: actor.name, sessionId: actor.sessionId };
  return { ...facts, tx, audit: (entry) => writeAudit({ tx, at: clock.now(), ...who }, entry) };
}

/**
 * The write that ends a use case registered with `read`, whose notes must outlive a refusal: from here on everything
 * commits or nothing, as in any write.
 */
export const writeWithin = <Result>(
  { db, ...facts }: ReadContext,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> => withTransaction(db, (tx) => work(writingAs(facts, tx)));

export const openReadContext = (kit: Kit, request: FastifyRequest, db: Db): OpenReadContext => ({
  ...factsOf(kit, request),
  db,
  address: networkOf(request.ip),
});

/** The same for a call without a session. What costs time, such as hashing a password, is done before it. */
export const openWriteWithin = <Result>(
  { db, ...facts }: OpenReadContext,
  work: (context: OpenWriteContext) => Promise<Result>,
): Promise<Result> =>
  withTransaction(db, (tx) => {
    const { clock, requestId } = facts;
    return work({
      ...facts,
      tx,
      audit: ({ userId, userName, ...entry }) =>
        writeAudit({ tx, at: clock.now(), requestId, userId, userName, sessionId: null }, entry),
    });
  });
