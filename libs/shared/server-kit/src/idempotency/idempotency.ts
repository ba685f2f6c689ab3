import { commonProblems } from '@freightdesk/shared-endpoint';
import { begin, type Tx } from '@freightdesk/shared-database';
import { CompiledQuery } from 'kysely';
import { refuse } from '../problem/refusal';

/** One write that may be sent again: whose it is, what it is called and what it said. */
export interface IdempotentRequest {
  userId: string;
  path: string;
  key: string;
  bodyHash: string;
  now: Date;
}

export interface KeptAnswer {
  status: number;
  body: unknown;
  /** The answer shows a one-time link: it is not kept, only that it was given. */
  heldSecret: boolean;
}

/** How long a request may be sent again. */
export const answersKeptMs = 7 * 24 * 60 * 60 * 1000;

/** The key of a request, or `null` without one. A malformed one is 400. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x20-\x7e]{8,128}$/.test(header)) return header;
  return refuse(commonProblems.bad_request, {
    message: 'Idempotency-Key must be 8 to 128 printable ASCII characters, given once.',
  });
}

/**
 * Does the work once per key. The key's row is written first, in the work's own transaction: it commits with the work, is
 * rolled back with a refusal, and makes a second request with the same key wait for it.
 */
export async function once(
  tx: Tx,
  request: IdempotentRequest,
  work: () => Promise<KeptAnswer>,
): Promise<{ status: number; body: unknown }> {
  if (!(await claim(tx, request))) return keptAnswer(tx, request);
  const answer = await work();
  const { body, heldSecret } = answer;
  const kept = tx
    .updateTable('idempotencyKey')
    .set({ status: answer.status, answer: JSON.stringify({ body: heldSecret ? null : body, heldSecret }) })
    .where('userId', '=', request.userId)
    .where('path', '=', request.path)
    .where('key', '=', request.key);
  begin(kept.execute());
  return answer;
}

const waitBriefly = CompiledQuery.raw("set local lock_timeout = '750ms'");
const waitAsUsual = CompiledQuery.raw('set local lock_timeout to default');

/** Takes the key; false when it was used within seven days. While another request works under it, waits only briefly. */
async function claim(tx: Tx, { now, ...row }: IdempotentRequest): Promise<boolean> {
  begin(tx.executeQuery(waitBriefly));
  const fresh = { ...row, createdAt: now, status: null, answer: null };
  const taking = tx
    .insertInto('idempotencyKey')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'path', 'key'])
        .doUpdateSet({ bodyHash: row.bodyHash, createdAt: now, status: null, answer: null })
        .where('idempotencyKey.createdAt', '<', new Date(now.getTime() - answersKeptMs)),
    )
    .returning('key')
    .executeTakeFirst();
  begin(tx.executeQuery(waitAsUsual));
  const taken = await taking.catch((error: unknown) => {
    if (isLockTimeout(error)) refuse(commonProblems.in_progress);
    throw error;
  });
  return taken !== undefined;
}

async function keptAnswer(tx: Tx, { userId, path, key, bodyHash }: IdempotentRequest) {
  const kept = await tx
    .selectFrom('idempotencyKey')
    .select(['bodyHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!kept || kept.status === null || !isKept(kept.answer)) return refuse(commonProblems.in_progress);
  if (kept.bodyHash !== bodyHash) return refuse(commonProblems.idempotency_mismatch);
  if (kept.answer.heldSecret) return refuse(commonProblems.already_done);
  return { status: kept.status, body: kept.answer.body };
}

const isKept = (answer: unknown): answer is Pick<KeptAnswer, 'body' | 'heldSecret'> =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'heldSecret' in answer;

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';
