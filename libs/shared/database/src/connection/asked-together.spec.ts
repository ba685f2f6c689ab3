import { sql } from 'kysely';
import { Connection } from 'pg';
import { openLimited, dbOn } from './connection';
import type { Db } from '../db';
import { isDatabaseAway } from '../error/database-errors';
import type { LeasedPool } from './leased-pool';
import { poolLimits } from './pools';
import { compiled, type Statement, told } from './statement';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import { onOneConnection, together } from './transaction';

let fresh: FreshDatabase;
let pool: LeasedPool;
let db: Db;
beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
beforeEach(() => {
  // Of one connection, so that what is asked later is asked where the former has failed.
  const log = { info: () => undefined, warn: () => undefined };
  pool = openLimited({ url: fresh.url, log, guarded: true }, { ...poolLimits.reads, size: 1 });
  db = dbOn(pool);
});
afterEach(() => pool.end(0));
afterAll(() => fresh.drop());

interface Told {
  value: number | string;
}

const asking = (query: ReturnType<typeof sql>, how = {}): Statement<Told> =>
  compiled<Told>({ compile: () => query.compile(fresh.db) }, how);

const value = told(({ value: one }: Told) => one);
const moment = () => asking(sql`select transaction_timestamp()::text, ${value}::int as value`);
/** Fails for what is no number. */
const whole = () => asking(sql`select ${value}::text::int as value`);

const outcome = (work: Promise<{ rows: readonly (readonly unknown[])[] }>) =>
  work.then(
    ({ rows }) => rows.map((row) => row.at(-1)),
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe('statements that are asked together on one connection', () => {
  it('are ended together, so that PostgreSQL answers them at once', async () => {
    const [first, second] = [moment(), moment()];
    const ask = (one: Db) => together(first(one, { value: 1 }), second(one, { value: 2 }), first(one, { value: 3 }));

    for (let time = 0; time < 2; time += 1) {
      const answers = await onOneConnection(db, ask);

      expect(answers.map(({ rows }) => rows[0]?.[1])).toEqual([1, 2, 3]);
      expect(new Set(answers.map(({ rows }) => rows[0]?.[0])).size).toBe(1);
    }
  });

  it('are each told what they are called', async () => {
    const [one, other] = [asking(sql`select 1 as first_name`), asking(sql`select 2 as due_date, null as note`)];

    const answers = await onOneConnection(db, (on) => together(one(on, { value: 0 }), other(on, { value: 0 })));

    expect(answers).toEqual([
      { columns: ['firstName'], rows: [[1]] },
      { columns: ['dueDate', 'note'], rows: [[2, null]] },
    ]);
  });

  it('are asked once what their columns are, on whichever connection', async () => {
    const asked = jest.spyOn(Connection.prototype, 'describe');
    const kept = asking(sql`select ${value}::int as first_value, null as note`);
    const other = asking(sql`select 1 as one where false`);
    const ask = (on: Db) => together(kept(on, { value: 1 }), other(on, { value: 0 }));

    const answers = [
      await onOneConnection(db, ask),
      await onOneConnection(db, ask),
      await onOneConnection(fresh.db, ask),
    ];

    const [first] = answers;
    expect(first).toEqual([
      { columns: ['firstValue', 'note'], rows: [[1, null]] },
      { columns: ['one'], rows: [] },
    ]);
    expect(answers).toEqual([first, first, first]);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('fail alone where an answer cannot be read', async () => {
    const [large, known] = [asking(sql`select ${value}::text::bigint as value`), whole()];

    const told = await onOneConnection(db, (on) =>
      Promise.all([outcome(large(on, { value: '9007199254740993' })), outcome(known(on, { value: 1 }))]),
    );

    expect(told).toEqual(['The database answered 9007199254740993, which is no safe whole number.', [1]]);
  });

  it.each([
    ['prepared', true],
    ['not prepared', false],
  ])('fail from the first that fails on, and are asked again as ever: %s', async (_case, isUsual) => {
    const [one, two, three] = [0, 1, 2].map(() => asking(sql`select ${value}::text::int as value`, { isUsual }));
    const ask = (middle: string) =>
      onOneConnection(db, (on) =>
        Promise.all(
          [one?.(on, { value: 1 }), two?.(on, { value: middle }), three?.(on, { value: 3 })].map(
            (each) => each && outcome(each),
          ),
        ),
      );

    const reason = 'invalid input syntax for type integer: "two"';
    expect(await ask('two')).toEqual([[1], reason, reason]);
    expect(await ask('2')).toEqual([[1], [2], [3]]);
    expect(await ask('two')).toEqual([[1], reason, reason]);
    expect(await ask('2')).toEqual([[1], [2], [3]]);
  });

  it('may be told nothing and not be kept', async () => {
    const [kept, bare] = [moment(), asking(sql`select transaction_timestamp()::text`, { isUsual: false })];
    const ask = () => onOneConnection(db, (on) => together(kept(on, { value: 1 }), bare(on, { value: 0 })));

    for (let time = 0; time < 3; time += 1) {
      const [one, other] = await ask();

      expect(other.rows[0]?.[0]).toBe(one.rows[0]?.[0]);
    }
  });

  it('fail alike each time where PostgreSQL does not know what they ask', async () => {
    const [unknown, known] = [asking(sql`select nowhere as value`), whole()];
    const ask = () =>
      onOneConnection(db, (on) => Promise.all([outcome(unknown(on, { value: 0 })), outcome(known(on, { value: 1 }))]));

    const reason = 'column "nowhere" does not exist';
    expect([await ask(), await ask()]).toEqual([
      [reason, reason],
      [reason, reason],
    ]);
    expect(await outcome(known(db, { value: 7 }))).toEqual([7]);
  });

  it('are done in the order in which they are begun, with statements of the ordinary kind between them', async () => {
    const mode = asking(sql`select current_setting('plan_cache_mode') as value`, { isPlannedOnce: true });
    const plain = asking(sql`select current_setting('plan_cache_mode') as value`);

    const modes = await onOneConnection(db, (on) =>
      Promise.all([plain, mode, plain].map((each) => outcome(each(on, { value: 0 })))),
    );

    expect(modes).toEqual([['auto'], ['force_generic_plan'], ['auto']]);
  });

  it('say what never differs in their text, and are told the rest', async () => {
    const one = (isSaidWhole: boolean) =>
      asking(
        sql`select string_agg(said, ' ') as text from (select ${"it's"}::text || ${value}::text || ${7}::text as said) told`,
        {
          isSaidWhole,
        },
      );
    const kept = async (on: Db) =>
      (
        await sql<{ types: string }>`select array_length(parameter_types, 1) as types from pg_prepared_statements
          where statement like '%string_agg(said%' order by 1`.execute(on)
      ).rows;

    await onOneConnection(db, async (on) => {
      expect([await outcome(one(false)(on, { value: 1 })), await outcome(one(true)(on, { value: 2 }))]).toEqual([
        ["it's17"],
        ["it's27"],
      ]);
      expect(await kept(on)).toEqual([{ types: 1 }, { types: 3 }]);
    });
  });

  it('are all told when the connection is lost', async () => {
    const [sleeping, behind] = [asking(sql`select pg_sleep(60)`), whole()];

    let closed: Promise<void> | undefined;
    const errors = await onOneConnection(db, (on) => {
      const begun = [sleeping(on, { value: 0 }), behind(on, { value: 1 })];
      closed = pool.end(0);
      return Promise.all(begun.map((each) => each.catch((error: unknown) => error)));
    });
    await closed;

    expect(errors.map(isDatabaseAway)).toEqual([true, true]);
  });
});
