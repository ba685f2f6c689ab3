import { can, type Permission } from '@freightdesk/shared-access';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { FastifyRequest } from 'fastify';
import { type Ahead, whoAsks } from './ahead';
import type { Actor } from '../context/context';
import type { Kit } from './kit';
import { refuse } from '../problem/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the endpoint asks for a permission, before anything of the body is read. */
    actor: Actor | null;
  }
}

/** RFC 6750: the scheme's case is free, the token's alphabet is not. */
const bearer = /^bearer +([\w.~+/-]{1,4096}=*)$/i;

/** 401 without a living session, 429 beyond the limit, 403 without the permission. The role is the database's, never the token's. */
export function authorise(kit: Kit, permission: Permission, ahead?: Ahead<unknown>) {
  const { limiter, callsPerMinute } = kit;
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) refuse(commonProblems.unauthenticated);
    const found = await whoAsks(kit, request, token, { permission, ahead });
    if ('code' in found) refuse(found);
    limiter.take(`user ${found.userId}`, callsPerMinute);
    if (!can(found.role, permission, 'server')) refuse(commonProblems.forbidden);
    request.actor = found;
  };
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error('A handler that needs a person was reached without one.');
  return request.actor;
}
