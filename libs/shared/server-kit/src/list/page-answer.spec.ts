import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { compiled } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { listedColumn } from './list-column';
import type { OrderKey } from './list-order';
import type { ListShape } from './list-shape';
import { type PageAnswer, pageOfColumns, pageOfShape, withKeys } from './page-answer';
import { asStored, namedBy, rowShape } from './row-shape';

interface Stored {
  id: string;
  name: string | null;
  partyId: string;
  partyName: string;
}

const members = { ...asStored(['id', 'name']), party: namedBy('partyId', 'partyName') } as const;
const shape = rowShape<Stored>()(members);
const computedShape = rowShape<Stored>()(members, {
  from: ['name'],
  members: ({ name }: Pick<Stored, 'name'>) => ({ isNamed: name !== null }),
});

const pageSize = 2;
const asked: ListShape = {
  ...{ pageSize, sort: [{ field: 'name', descending: true }], filters: [], words: 0, longWords: 0, isNumber: false },
  ...{
    missing: null,
    fromStart: true,
    idsFirst: false,
    beginsAsUsual: true,
    countExactly: false,
    isSurelyMore: false,
    hidden: [],
  },
};
const key = (column: string, kind: OrderKey['kind']): OrderKey => ({
  ...{ kind, value: listedColumn(column), descending: true, isStored: true },
});
const keys = [key('name', 'text'), key('id', 'id')];

let database: FreshDatabase;
beforeAll(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterAll(() => database.drop());

/** The statement of a page of such rows, in the order of their names downwards. */
function statementOf(answer: PageAnswer, names: readonly (string | null)[]) {
  const stored = sql`(select name as id, name, 'p' as party_id, 'Acme' as party_name from unnest(${names}::text[]) as name)`;
  const rows = sql`${withKeys(stored, keys)} order by listed.name desc limit ${sql.lit(pageSize + 1)}`;
  return answer.shown(asked, { keys }, { rows, counted: sql`${sql.lit(names.length)}` });
}

async function ask(answer: PageAnswer, names: readonly (string | null)[]) {
  const query = statementOf(answer, names);
  const answered = await compiled<object>({ compile: () => query.compile(database.db) })(database.db, {});
  return { answered, page: answer.read(answered, pageSize) };
}

const row = (name: string) => `{"id":"${name}","name":"${name}","party":{"id":"p","name":"Acme"}}`;

describe('the rows of a page that PostgreSQL writes', () => {
  it('come in one text, without the one that follows and with the place of the last', async () => {
    const { answered, page } = await ask(pageOfShape(shape), ['a', 'c, "d"\n', 'b']);

    expect(answered.rows).toHaveLength(1);
    expect(page.rows).toEqual([[`${row('c, \\"d\\"\\n')},\n${row('b')}`]]);
    expect(page).toMatchObject({ place: '["b", "b"]', counted: 3 });
  });

  it.each([
    ['the last page', ['a', 'b'], `${row('b')},\n${row('a')}`],
    ['a page that is not full', ['a'], row('a')],
  ])('lead no further on %s', async (_case, names, text) => {
    const { page } = await ask(pageOfShape(shape), names);

    expect(page).toMatchObject({ rows: [[text]], place: undefined, counted: names.length });
  });

  it('say how many there are also where none is on the page', async () => {
    const { page } = await ask(pageOfShape(shape), []);

    expect(page).toMatchObject({ rows: [], place: undefined, counted: 0 });
  });

  it('come each by itself where something is computed of them', async () => {
    const { page } = await ask(pageOfShape(computedShape), ['a', 'b', 'c']);

    expect(page.rows.map(([text, name]) => [text, name])).toEqual([
      [row('c'), 'c'],
      [row('b'), 'b'],
    ]);
    expect(page).toMatchObject({ place: '["b", "b"]', counted: 3 });
  });

  it('are written without a query for each of them', async () => {
    const query = sql`explain ${statementOf(pageOfShape(shape), ['a', 'b'])}`;
    const { rows } = await query.execute(database.db);

    expect(JSON.stringify(rows)).toContain('Aggregate');
    expect(JSON.stringify(rows)).not.toMatch(/SubPlan|InitPlan/);
  });
});

describe('the rows of a page with all of their columns', () => {
  it('come each by itself, and the place of the last where others follow', async () => {
    const { page } = await ask(pageOfColumns, ['a', 'b', null]);

    expect(page.rows.map(([, name]) => name)).toEqual([null, 'b']);
    expect(page).toMatchObject({ place: '["b", "b"]', counted: 3 });
  });
});
