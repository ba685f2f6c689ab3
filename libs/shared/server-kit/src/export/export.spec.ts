import { newId } from '@freightdesk/shared-database';
import { strFromU8, unzipSync } from 'fflate';
import { as, type Parcel, parcels, startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;

beforeAll(async () => {
  server = await startParcels();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await parcels(server.db).deleteFrom('parcel').execute();
});

async function store(...rows: Partial<Omit<Parcel, 'id' | 'version'>>[]): Promise<void> {
  const row = { name: 'Parcel', kind: 'AIR', date: '2026-04-01', paise: 100, version: 1 };
  const all = rows.map((given) => ({ ...row, ...given, id: newId() }));
  for (let at = 0; at < all.length; at += 500) {
    await parcels(server.db)
      .insertInto('parcel')
      .values(all.slice(at, at + 500))
      .execute();
  }
}

const ask = (query: string) => server.app.inject({ url: `/api/parcel/list?${query}`, headers: as('ACCOUNT') });

const linesOf = async (query: string) => (await ask(`format=csv&${query}`)).body.split('\r\n');

/** The sheet of an XLSX file, as its XML. */
async function sheetOf(query: string): Promise<string> {
  const { rawPayload } = await ask(`format=xlsx&${query}`);
  const sheet = unzipSync(rawPayload)['xl/worksheets/sheet1.xml'];
  return sheet ? strFromU8(sheet) : '';
}

describe('a list taken along', () => {
  it('has a head in words, amounts as plain decimals and dates as such', async () => {
    await store({ name: 'Acme', paise: -12_345_678 }, { name: 'Bolt, "the" nut', paise: 5 });

    expect(await linesOf('sort=name')).toEqual([
      'Name,Kind,Date,Amount',
      'Acme,Air,2026-04-01,-123456.78',
      '"Bolt, ""the"" nut",Air,2026-04-01,0.05',
      '',
    ]);
  });

  it('is named by what it is and its days', async () => {
    const { headers } = await ask('format=csv');

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="parcel-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"/,
    );
  });

  it('is all that matches in its order, however many pages that is', async () => {
    await store(...Array.from({ length: 2_345 }, (_, at) => ({ name: `P${String(at).padStart(5, '0')}` })));
    await store({ name: 'Other', kind: 'SEA' });

    const lines = await linesOf('kind=AIR&sort=-name&page=2&pageSize=10');

    expect(lines).toHaveLength(2_345 + 2);
    expect(lines[1]).toMatch(/^P02344,/);
    expect(lines.at(-2)).toMatch(/^P00000,/);
  });

  it('holds no formula, whoever typed it', async () => {
    await store(...['=1+1', '+1', '-1', '@x', '\tx'].map((name) => ({ name })));

    const [, ...lines] = await linesOf('');

    expect(lines.filter((line) => line !== '' && !/^"?'/.test(line))).toEqual([]);
    expect(await sheetOf('')).not.toMatch(/<f>/);
    expect((await sheetOf('')).match(/ t="inlineStr"><is><t xml:space="preserve">[=+@-]/g)).toHaveLength(4);
  });

  it('as a spreadsheet has figures and days that can be reckoned with', async () => {
    await store({ name: 'A < B & C', date: '2026-04-01', paise: 1_50 });

    const sheet = await sheetOf('');

    expect(sheet).toContain('<t xml:space="preserve">A &#60; B &#38; C</t>');
    expect(sheet).toContain('<c s="3"><v>1.50</v></c>');
    // Days from 30 December 1899.
    expect(sheet).toContain('<c s="2"><v>46113</v></c>');
  });

  it('keeps from others what the list keeps from them', async () => {
    await store({ name: 'Acme' });
    const forMarketing = await server.app.inject({ url: '/api/parcel/list?format=csv', headers: as('MARKETING') });

    expect((await linesOf(''))[0]).toContain('Amount');
    expect(forMarketing.body).not.toContain('Amount');
  });

  it.each(['format=pdf', 'format=csv&format=xlsx', 'format=csv&colour=red'])('%s is refused', async (query) => {
    const { statusCode } = await ask(query);

    expect(statusCode).toBe(400);
  });
});
