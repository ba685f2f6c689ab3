import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { newId } from '../new-id';
import { createEmptyDatabase, createFreshDatabase, type FreshDatabase } from '../testing';

const at = new Date('2026-05-04T06:30:00.123Z');

/** Texts that a copy must carry over as they are. */
export const oddTexts = [
  'a\ttab, a\nline, a \\ and a \\. of its own\r',
  '\\N',
  '',
  'मुंबई · ٣٤ · 📦',
  `"'; drop table bank; --`,
];

export async function ask(url: string, statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export const templateUrl = (): string => process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';

export async function addAuditEvent(url: string, userName: string): Promise<void> {
  const after = JSON.stringify({ said: userName, amount: 9007199254740991 });
  await ask(url, 'insert into audit_event values ($1, $2, $3, $4)', [newId(), at, userName, after]);
}

/** A person, a voucher of a month that is locked since with its reversal, a file of two chunks, odd texts and a session. */
export async function smallStore(): Promise<FreshDatabase> {
  const database = await createFreshDatabase(templateUrl());
  const { url } = database;
  const [userId, voucherId, reversalId, fileId] = [newId(), newId(), newId(), newId()];
  await ask(url, `insert into app_user values ($1, 'asha@example.com', 'ADMIN')`, [userId]);
  await ask(url, `insert into voucher values ($1, '2026-04-10', $2), ($2, '2026-04-10', null)`, [
    reversalId,
    voucherId,
  ]);
  await ask(url, `insert into posting select gen_random_uuid(), id, 5 from voucher`);
  await ask(url, `insert into period_lock values ('2026-04-01', $1)`, [userId]);
  await ask(url, 'insert into session values ($1, $2)', [newId(), userId]);
  for (const text of oddTexts) await addAuditEvent(url, text);
  for (const [chunkNo, bytes] of [randomBytes(262_144), randomBytes(137_856)].entries()) {
    await ask(url, 'insert into file_content values ($1, $2, $3)', [fileId, chunkNo, bytes]);
  }
  return database;
}

/** A database nobody has opened. */
export const emptyDatabase = () => createEmptyDatabase(templateUrl());
