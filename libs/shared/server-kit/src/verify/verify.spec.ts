import { type FreshDatabase, createFreshDatabase } from '@freightdesk/shared-database/testing';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { Client } from 'pg';
import { writeAudit } from '../audit/audit';
import type { Invariant } from './invariant';
import { storeFile } from '../upload/stored-file';
import { auditInvariants } from './audit-invariants';
import { fileInvariants } from './file-invariants';
import { verifyStore } from './verify-store';

let database: FreshDatabase;
const userId = newId();
const at = new Date('2026-05-04T06:30:00.123Z');

beforeEach(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  await withTransaction(database.db, async (tx) => {
    const who = { requestId: 'r-1', userId, userName: 'Asha', sessionId: null };
    await writeAudit(
      { tx, at, ...who },
      { record: 'bank', recordId: 'b-1', action: 'update', before: { b: 1, a: 'x' } },
    );
    const facts = { name: 'pod.pdf', mediaType: 'application/pdf', createdBy: userId, createdAt: at };
    await storeFile(tx, facts, [Buffer.from('proof of '), Buffer.from('delivery')]);
  });
});
afterEach(() => database.drop());

/** What no server can do: with all rights, and past the triggers. */
async function tamper(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`set session_replication_role = replica; ${statement}`);
  await client.end();
}

async function verify(invariants: readonly Invariant[]) {
  const lines: string[] = [];
  const holds = await verifyStore(database.db, invariants, (line) => lines.push(line));
  return { holds, text: lines.join('\n') };
}

describe('verify', () => {
  it('finds nothing wrong with what the server wrote', async () => {
    const { holds, text } = await verify([...auditInvariants, ...fileInvariants]);

    expect(holds).toBe(true);
    expect(text).toBe(
      'ok      Every row of the audit trail is as it was written.\n' +
        'ok      Every file has the bytes that were stored.\n' +
        'All 2 invariants hold.',
    );
  });

  it.each([
    ['who did it', `user_name = 'Manoj'`],
    ['when it was', `at = at + interval '1 day'`],
    ['what was there before', `before = '{"a":"y","b":1}'`],
    ['why', `reason = 'none'`],
  ])('names a row of the audit trail where %s was changed', async (_what, change) => {
    await tamper(`update audit_event set ${change}`);

    const { holds, text } = await verify(auditInvariants);

    expect(holds).toBe(false);
    expect(text).toContain('BROKEN  Every row of the audit trail is as it was written.\n          update of bank b-1');
  });

  it.each([
    ['a byte is changed', `update file_content set bytes = set_byte(bytes, 0, 0)`],
    ['the bytes are gone', `delete from file_content`],
    ['its hash is changed', `update stored_file set sha256 = repeat('0', 64)`],
    ['its size is changed', `update stored_file set size_bytes = 3`],
  ])('names a file where %s', async (_what, statement) => {
    await tamper(statement);

    const { holds, text } = await verify(fileInvariants);

    expect(holds).toBe(false);
    expect(text).toContain('          pod.pdf (file ');
    expect(text).toContain('1 of 1 invariants are broken.');
  });

  it('says of how many seconds an invariant was that took some', async () => {
    const moments = [0, 999, 1_000, 13_400];
    const lines: string[] = [];
    const sound = (sentence: string) => ({ sentence, broken: () => Promise.resolve([]) });

    await verifyStore(
      database.db,
      [sound('Quick.'), sound('Slow.')],
      (line) => lines.push(line),
      () => moments.shift() ?? 0,
    );

    expect(lines).toEqual(['ok      Quick.', 'ok      Slow. (12 s)', 'All 2 invariants hold.']);
  });

  it('goes on after an invariant that could not be checked, and does not call it true', async () => {
    const failing = { sentence: 'All is well.', broken: () => Promise.reject(new RangeError('Too large.')) };

    const { holds, text } = await verify([failing, ...fileInvariants]);

    expect(holds).toBe(false);
    expect(text).toContain('BROKEN  All is well.\n          It could not be checked: RangeError: Too large.\nok ');
  });
});
