import { commonProblems } from '@freightdesk/shared-endpoint';
import { begin, statement, told, type Tx } from '@freightdesk/shared-database';
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

type Taking = IdempotentRequest & { staleBefore: Date };

const toldOf = <Name extends keyof Taking>(name: Name) => told((taking: Taking) => taking[name]);

const taking = statement<Taking, { key: string }>((db) =>
  db
    .insertInto('idempotencyKey')
    .values({
      ...{ userId: toldOf('userId'), path: toldOf('path'), key: toldOf('key'), bodyHash: toldOf('bodyHash') },
      ...{ createdAt: toldOf('now'), status: null, answer: null },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'path', 'key'])
        .doUpdateSet((eb) => ({
          ...{ bodyHash: eb.ref('excluded.bodyHash'), createdAt: eb.ref('excluded.createdAt') },
          ...{ status: null, answer: null },
        }))
        .where('idempotencyKey.createdAt', '<', toldOf('staleBefore')),
    )
    .returning('key'),
);

type Answering = IdempotentRequest & { status: number; answer: string };

const answering = statement<Answering, object>((db) =>
  db
    .updateTable('idempotencyKey')
    .set({ status: told(({ status }: Answering) => status), answer: told(({ answer }: Answering) => answer) })
    .where('userId', '=', toldOf('userId'))
    .where('path', '=', toldOf('path'))
    .where('key', '=', toldOf('key')),
);

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
  const kept = JSON.stringify({ body: heldSecret ? null : body, heldSecret });
  begin(answering(tx, { ...request, status: answer.status, answer: kept }));
  return answer;
}

const waitBriefly = CompiledQuery.raw("set local lock_timeout = '750ms'");
const waitAsUsual = CompiledQuery.raw('set local lock_timeout to default');

/** Takes the key; false when it was used within seven days. While another request works under it, waits only briefly. */
async function claim(tx: Tx, request: IdempotentRequest): Promise<boolean> {
  begin(tx.executeQuery(waitBriefly));
  const taken = taking(tx, { ...request, staleBefore: new Date(request.now.getTime() - answersKeptMs) });
  begin(tx.executeQuery(waitAsUsual));
  const rows = await taken.catch((error: unknown) => {
    if (isLockTimeout(error)) refuse(commonProblems.in_progress);
    throw error;
  });
  return rows.length > 0;
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
