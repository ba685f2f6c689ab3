import type { Tx } from '@freightdesk/shared-database';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from './audit';
import { actorOf } from './authorise';
import type { OpenReadContext, OpenWriteContext, ReadContext, WriteContext } from './context';
import type { Kit } from './kit';

const factsOf = ({ clock }: Kit, request: FastifyRequest) => ({ requestId: request.id, clock });

export const readContext = (kit: Kit, request: FastifyRequest): ReadContext => ({
  ...factsOf(kit, request),
  db: kit.db,
  actor: actorOf(request),
});

export function writeContext(kit: Kit, request: FastifyRequest, tx: Tx): WriteContext {
  const actor = actorOf(request);
  const who = { requestId: request.id, userId: actor.userId, userName: actor.name, sessionId: actor.sessionId };
  return {
    ...factsOf(kit, request),
    tx,
    actor,
    audit: (entry) => writeAudit({ tx, at: kit.clock.now(), ...who }, entry),
  };
}

export const openReadContext = (kit: Kit, request: FastifyRequest): OpenReadContext => ({
  ...factsOf(kit, request),
  db: kit.db,
  address: request.ip,
});

export const openWriteContext = (kit: Kit, request: FastifyRequest, tx: Tx): OpenWriteContext => ({
  ...factsOf(kit, request),
  tx,
  address: request.ip,
  audit: ({ userId, userName, ...entry }) =>
    writeAudit({ tx, at: kit.clock.now(), requestId: request.id, userId, userName, sessionId: null }, entry),
});
