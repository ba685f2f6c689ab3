import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { newId } from '../new-id';
import { storeFile } from '../stored-file';
import { createEmptyDatabase, createFreshDatabase, type FreshDatabase } from '../testing';
import { withTransaction } from '../connection/transaction';

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
  await ask(
    url,
    `insert into audit_event (id, at, user_name, record, record_id, action, after, row_hash)
     values ($1, $2, $3, 'bank', 'b', 'add', $4, 'x')`,
    [newId(), at, userName, JSON.stringify({ said: userName, amount: 9007199254740991 })],
  );
}

/** A person, a voucher of a month that is locked since with its reversal, a file of two chunks, odd texts and a session. */
export async function smallStore(): Promise<FreshDatabase & { fileId: string }> {
  const database = await createFreshDatabase(templateUrl());
  const { db, url } = database;
  const [userId, voucherId, reversalId] = [newId(), newId(), newId()];
  await ask(
    url,
    `insert into app_user (id, email, first_name, last_name, role_id, created_at, created_by, updated_at, updated_by)
     select $1, 'asha@example.com', 'Asha', 'Rao', id, now(), $1, now(), $1 from role where name = 'ADMIN'`,
    [userId],
  );
  const stands = `'JOURNAL', '2026-04-10', 'n', 'journal', gen_random_uuid(), 'JV/1'`;
  await ask(
    url,
    `with v as (
       insert into voucher (id, type, date, narration, document_type, document_id, document_number, reverses_id,
         line_count, created_at, created_by)
       values ($2, ${stands}, $3, 2, now(), $1), ($3, ${stands}, null, 2, now(), $1) returning id)
     insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
     select gen_random_uuid(), v.id, n, (select id from account where code = '1000'), '2026-04-10',
       case n when 1 then 5 else 0 end, case n when 2 then 5 else 0 end, 5 from v cross join generate_series(1, 2) n`,
    [userId, reversalId, voucherId],
  );
  await ask(url, `insert into period_lock (month, locked_at, locked_by) values ('2026-04-01', now(), $1)`, [userId]);
  await ask(
    url,
    `insert into session (id, user_id, created_at, expires_at, last_seen_at) values ($1, $2, now(), now(), now())`,
    [newId(), userId],
  );
  for (const text of oddTexts) await addAuditEvent(url, text);
  const facts = { name: 'pod.pdf', mediaType: 'application/pdf', createdBy: userId, createdAt: at };
  const { id: fileId } = await withTransaction(db, (tx) =>
    storeFile(tx, facts, Readable.from([randomBytes(300_000), randomBytes(100_000)])),
  );
  return { ...database, fileId };
}

/** A database nobody has opened. */
export const emptyDatabase = () => createEmptyDatabase(templateUrl());
