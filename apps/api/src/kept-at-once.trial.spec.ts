import { settableClock } from '@freightdesk/shared-calendar';
import { connectAsTamperer, type FreshDatabase } from '@freightdesk/shared-database/testing';
import {
  authenticateByRole as authenticate,
  freshDatabase,
  insertTestActors,
  testActors,
  testToken as tokenOf,
} from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { type Office, openOffice } from './busy-office/office.builder';
import { officeActs } from './busy-office/office-acts.builder';
import { keptWrites } from './busy-office/kept-writes.data';
import { unsoundIn } from './whole-api.builder';

/** How often thirty-two posters do twelve things each, of fifteen by turns of chance. */
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const rounds = Number(process.env['FREIGHTDESK_FAULT_ROUNDS'] ?? (isFull ? 20 : 1));
const posters = 32;
const actsEach = 12;

jest.setTimeout(120_000 + rounds * 120_000);

const clock = settableClock('2026-11-21T06:00:00Z');
let store: FreshDatabase;
let office: Office;
/** Of each kind of act, how it was answered. */
const told: Record<string, Record<string, number>> = {};

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  const { userId } = testActors.ADMIN;
  office = await openOffice(store, { userId, clock, authenticate, tokenOf }, 4);
});
afterAll(async () => {
  await office.close();
  await store.drop();
});

/** Throws the same dice for the same poster and round. */
function diceOf(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

async function work(seed: number): Promise<void> {
  const dice = diceOf(seed);
  const names = Object.keys(officeActs);
  for (let step = 0; step < actsEach; step += 1) {
    const name = names[dice(names.length)] ?? '';
    const answer = await officeActs[name]?.(office, dice);
    const said = answer === undefined ? 'nothing to do' : `${answer.status} ${answer.code}`.trim();
    const answers = (told[name] ??= {});
    answers[said] = (answers[said] ?? 0) + 1;
  }
}

/** Nothing is sealed here, since no job runs. */
const broken = async () => (await unsoundIn(store.db)).filter((name) => !name.includes('not sealed'));

async function deadlocks(): Promise<number> {
  const owner = connectAsTamperer(store.url);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(owner);
  await owner.destroy();
  return rows[0]?.deadlocks ?? 0;
}

it('thirty-two who post, settle, bill, match and take back at four servers leave what is kept as the records have it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: posters }, (_, poster) => work(7_919 * (round + 1) + 104_729 * poster)));

    expect({ round, broken: await broken(), faults: office.faults.map(String) }).toEqual({
      ...{ round, broken: [], faults: [] },
    });
  }
  process.stdout.write(`${JSON.stringify(told, null, 1)}\n`);
  const undone = Object.keys(officeActs).filter((name) => !told[name]?.['200'] && !told[name]?.['201']);
  expect({ undone, deadlocks: await deadlocks() }).toEqual({ undone: [], deadlocks: 0 });
});

it.each(keptWrites)('what is kept follows, or the store refuses: %s', async (statement) => {
  const taken = new Error('taken back');
  let after: string[] = [];
  const writing = store.db.transaction().execute(async (tx) => {
    await sql`savepoint before_it`.execute(tx);
    // What is looked at only as a transaction commits is looked at here.
    const isRefused = await sql
      .raw(`${statement}; set constraints all immediate`)
      .execute(tx)
      .then(
        () => false,
        () => true,
      );
    if (isRefused) await sql`rollback to savepoint before_it`.execute(tx);
    after = (await unsoundIn(tx)).filter((name) => name.includes(' kept'));
    throw taken;
  });

  await expect(writing).rejects.toBe(taken);
  expect(after).toEqual([]);
});

it('what a savepoint takes back is taken back of what is kept too', async () => {
  await store.db.transaction().execute(async (tx) => {
    await sql`savepoint before_it`.execute(tx);
    await sql`update charge set sell_paise = sell_paise + 1, payer_id = (select id from party order by name limit 1)`.execute(
      tx,
    );
    await sql`rollback to savepoint before_it`.execute(tx);
    await sql`update charge set sell_paise = sell_paise + 7`.execute(tx);
  });

  expect((await broken()).filter((name) => name.includes(' kept'))).toEqual([]);
});
