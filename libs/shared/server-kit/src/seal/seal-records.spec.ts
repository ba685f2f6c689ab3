import { settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { writeAudit } from '../audit/audit';
import { auditInvariants } from '../verify/audit-invariants';
import { headInvariant, sealInvariants } from '../verify/seal-invariants';
import { verifyStore } from '../verify/verify-store';
import { sealRecords } from './seal-records';
import { auditSeals } from './seal-source';
import { sealHead } from './seal.repository';

let database: FreshDatabase;
let db: Db;
const clock = settableClock('2026-11-22T06:00:00Z');
const sources = [auditSeals];

beforeEach(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  db = database.db;
});
afterEach(() => database.drop());

const sealer = sealRecords(sources);
const seal = () => sealer.run({ db, clock, signal: new AbortController().signal });
const deed = (recordId: string) => ({ record: 'bank', recordId, action: 'update' });
const who = { requestId: 'r-1', userId: newId(), userName: 'Asha', sessionId: null };
const audit = (recordId: string) =>
  withTransaction(db, (tx) => writeAudit({ tx, at: clock.now(), ...who }, deed(recordId)));

const sealed = async () =>
  (
    await db
      .selectFrom('seal')
      .innerJoin('auditEvent', 'auditEvent.id', 'seal.recordId')
      .select('auditEvent.recordId')
      .orderBy('position')
      .execute()
  ).map(({ recordId }) => recordId);

const verify = async () => {
  const lines: string[] = [];
  const holds = await verifyStore(db, [...auditInvariants, ...sealInvariants(sources)], (line) => lines.push(line));
  return { holds, text: lines.join('\n') };
};

it('links what was written into one chain, round after round', async () => {
  await seal();
  await audit('first');
  await audit('second');
  await seal();
  await audit('third');
  await seal();

  expect(await sealed()).toEqual(['first', 'second', 'third']);
  expect((await sealHead(db)).position).toBe(3);
  expect(await db.selectFrom('toSeal').selectAll().execute()).toEqual([]);
  expect(await verify()).toMatchObject({ holds: true });
});

it('a record that commits after later ones were sealed, under a clock that went back, is sealed next', async () => {
  await withTransaction(db, async (late) => {
    await writeAudit({ tx: late, at: clock.now(), ...who }, deed('late'));
    await audit('early');
    await seal();
  });
  const sealedMeanwhile = await sealed();
  const yesterday = new Date(clock.now().getTime() - 86_400_000);
  await withTransaction(db, (tx) => writeAudit({ tx, at: yesterday, ...who }, deed('set back')));
  await seal();

  expect(sealedMeanwhile).toEqual(['early']);
  expect(await sealed()).toEqual(['early', 'late', 'set back']);
  expect(await verify()).toMatchObject({ holds: true });
});

it('several servers that seal at once make one chain', async () => {
  for (let index = 0; index < 20; index += 1) await audit(`${index}`);

  await Promise.all([seal(), seal(), seal(), seal()]);
  await seal();

  expect((await sealed()).sort()).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`).sort());
  expect(await verify()).toMatchObject({ holds: true });
});

it('what waits for its seal is no breach', async () => {
  await audit('waiting');

  expect(await verify()).toMatchObject({ holds: true });
});

it('a head that was noted is found in the chain, whatever came after it', async () => {
  await audit('first');
  await seal();
  const head = await sealHead(db);
  await audit('second');
  await seal();

  expect(await headInvariant(head).broken(db)).toEqual([]);
  expect(await headInvariant({ ...head, position: 9 }).broken(db)).toEqual(['there is no link 9']);
  expect(await headInvariant({ ...head, hash: 'x' }).broken(db)).toEqual([`link 1 is now ${head.hash}`]);
});
