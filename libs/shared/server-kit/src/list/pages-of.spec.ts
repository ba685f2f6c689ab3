import type { Role } from '@freightdesk/shared-access';
import { newId } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import { as, type Parcel, parcels, startParcels } from '../testing';

type Started = Awaited<ReturnType<typeof startParcels>>;
let server: Started;

beforeAll(async () => {
  server = await startParcels();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await parcels(server.db).deleteFrom('parcel').execute();
});

async function store(...rows: Partial<Omit<Parcel, 'id' | 'version'>>[]): Promise<void> {
  const row = { name: 'Parcel', kind: 'AIR', date: '2026-04-01', paise: 100, version: 1 };
  await parcels(server.db)
    .insertInto('parcel')
    .values(rows.map((given) => ({ ...row, ...given, id: newId() })))
    .execute();
}

async function ask(query: string): Promise<{ status: number; page: Page<Parcel>; code?: string }> {
  const answer = await server.app.inject({ url: `/api/parcel/list?${query}`, headers: as('ACCOUNT') });
  return { status: answer.statusCode, page: answer.json(), code: answer.json().code };
}

const names = async (query: string) => (await ask(query)).page.data.map(({ name }) => name);

async function walk(query: string): Promise<{ names: string[]; pages: number }> {
  const found: string[] = [];
  let after = '';
  for (let pages = 1; ; pages += 1) {
    const { page } = await ask(`${query}${after && `&after=${after}`}`);
    found.push(...page.data.map(({ name }) => name));
    if (page.nextCursor === null) return { names: found, pages };
    after = page.nextCursor;
  }
}

describe('a page of a list', () => {
  it('says how many there are in all, and shows the record as the contract has it', async () => {
    await store({ name: 'Acme' }, { name: 'Bolt' }, { name: 'Crane' });

    const { page } = await ask('pageSize=2&sort=name');

    expect(page).toMatchObject({ page: 1, pageSize: 2, total: 3, totalIsExact: true });
    expect(Object.keys(page.data[0] ?? {}).sort()).toEqual(['date', 'id', 'kind', 'name', 'paise', 'version']);
  });

  it('past the end is empty', async () => {
    await store({});

    const { status, page } = await ask('page=1000000000');

    expect({ status, data: page.data, total: page.total }).toEqual({ status: 200, data: [], total: 1 });
  });

  it('sorts texts without regard to case and width', async () => {
    await store({ name: 'beta' }, { name: 'Alpha' }, { name: 'Gamma' }, { name: '\uff21lpaca' });

    expect(await names('sort=name')).toEqual(['\uff21lpaca', 'Alpha', 'beta', 'Gamma']);
  });

  it.each([
    'sort=date',
    'sort=-date',
    'sort=-date,name',
    'sort=paise,-date',
    'sort=-paise,-date',
    'sort=paise',
    'sort=name',
  ])('walks every record once by cursor, ties and missing dates included: %s', async (sort) => {
    const rows = Array.from({ length: 23 }, (_, index) => ({
      name: `P${index}`,
      date: index % 4 === 0 ? null : `2026-04-0${(index % 3) + 1}`,
      paise: index % 2,
    }));
    await store(...rows);

    const whole = await names(`${sort}&pageSize=100`);
    const walked = await walk(`${sort}&pageSize=4`);

    expect(walked).toEqual({ names: whole, pages: 6 });
    expect(new Set(walked.names).size).toBe(23);
  });

  it('goes on behind the last row when others are added before it', async () => {
    await store({ name: 'B' }, { name: 'C' }, { name: 'D' });
    const first = await ask('sort=name&pageSize=2');

    await store({ name: 'A' });

    expect(await names(`sort=name&pageSize=2&after=${first.page.nextCursor}`)).toEqual(['D']);
  });

  it('counts to 10,000 unless it is asked for the exact number', async () => {
    const rows = Array.from({ length: 1_700 }, () => ({}));
    for (let round = 0; round < 6; round += 1) await store(...rows);

    expect((await ask('')).page).toMatchObject({ total: 10_000, totalIsExact: false });
    expect((await ask('count=exact')).page).toMatchObject({ total: 10_200, totalIsExact: true });
  });
});

describe('filters', () => {
  beforeEach(() =>
    store(
      { name: 'Acme 100%', kind: 'AIR', date: '2026-04-01', paise: 5 },
      { name: 'Bolt_works', kind: 'SEA', date: '2026-04-02', paise: 5_000 },
      { name: 'Crane \\ Co', kind: 'ROAD', date: null, paise: 5_000 },
    ),
  );

  it.each([
    ['kind=AIR', ['Acme 100%']],
    ['kind=AIR&kind=SEA', ['Acme 100%', 'Bolt_works']],
    ['kind=AIR&heavy=true', []],
    ['heavy=true', ['Bolt_works', 'Crane \\ Co']],
    ['heavy=true&heavy=false', ['Acme 100%', 'Bolt_works', 'Crane \\ Co']],
    ['dateFrom=2026-04-02', ['Bolt_works']],
    ['dateFrom=2026-04-01&dateTo=2026-04-01', ['Acme 100%']],
    ['name=ACME', ['Acme 100%']],
    ['q=acme air', ['Acme 100%']],
    ['q=acme sea', []],
    ['q=%25', ['Acme 100%']],
    ['q=_', ['Bolt_works']],
    ['q=%5C', ['Crane \\ Co']],
    ["q=' or 1=1 --", []],
    ['id=0198f2a0-0000-7000-8000-000000000001', []],
  ])('%s', async (query, expected) => {
    expect((await names(`sort=name&${query}`)).sort()).toEqual(expected);
  });
});

describe('a member that only some may see', () => {
  const asked = async (query: string, role: Role) => {
    const answer = await server.app.inject({ url: `/api/parcel/list?${query}`, headers: as(role) });
    return { status: answer.statusCode, data: answer.json().data };
  };
  beforeEach(() => store({ name: 'Acme', paise: 4711 }));

  it('is shown, searched, filtered and sorted by for those', async () => {
    for (const query of ['', 'q=4711', 'q=acme', 'paise=4711', 'paiseFrom=4000', 'sort=-paise']) {
      expect(await asked(query, 'ACCOUNT')).toMatchObject({ status: 200, data: [{ name: 'Acme', paise: 4711 }] });
    }
  });

  it('is absent for the others, who find nothing by it', async () => {
    const { data } = await asked('q=acme', 'MARKETING');

    expect(data.map((row: object) => Object.keys(row).sort())).toEqual([['date', 'id', 'kind', 'name', 'version']]);
    expect(await asked('q=4711', 'MARKETING')).toEqual({ status: 200, data: [] });
  });

  it.each(['paise=4711', 'paiseFrom=4000', 'sort=paise', 'sort=name,-paise'])(
    'neither narrows nor sorts their list: %s',
    async (query) => {
      expect((await asked(query, 'MARKETING')).status).toBe(400);
    },
  );
});

describe('a cursor', () => {
  const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

  it.each([
    ['is no cursor', 'rubbish'],
    ['is of a list in another order', cursorOf(['name', 'a', '0198f2a0-0000-7000-8000-000000000001'])],
    ['holds too little', cursorOf(['-date'])],
    ['holds a day that does not exist', cursorOf(['-date', '2026-99-99', '0198f2a0-0000-7000-8000-000000000001'])],
    ['holds SQL', cursorOf(['-date', "2026-04-01'; drop table parcel", '0198f2a0-0000-7000-8000-000000000001'])],
    ['holds no id', cursorOf(['-date', '2026-04-01', '7'])],
  ])('that %s is refused', async (_case, cursor) => {
    expect(await ask(`sort=-date&after=${cursor}`)).toMatchObject({ status: 400, code: 'bad_request' });
  });
});
