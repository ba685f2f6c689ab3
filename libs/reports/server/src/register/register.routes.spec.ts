import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addParty, sell } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
let customer: string;

const get = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200).data;
const invoice = (facts: Omit<Parameters<typeof sell>[1], 'partyId'>) => sell(books(), { ...facts, partyId: customer });

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customer = await addParty(books(), 'Indian Oil');
});

describe('the sale register', () => {
  it('counts a cancelled document as nothing and a credit note against', async () => {
    await invoice({ date: '2026-04-01', number: 'SI/26-27/000001' });
    await invoice({ date: '2026-04-02', number: 'SI/26-27/000002', status: 'CANCELLED' });
    await invoice({ date: '2026-04-03', number: 'CN/26-27/000001', kind: 'CREDIT_NOTE', taxablePaise: 200_00 });

    const { rows, totals } = await get('/reports/sale');

    expect(rows.map((row: { number: string; totalPaise: number }) => [row.number, row.totalPaise])).toEqual([
      ['SI/26-27/000001', 1_180_00],
      ['SI/26-27/000002', 0],
      ['CN/26-27/000001', -236_00],
    ]);
    expect(totals).toEqual({
      taxablePaise: 800_00,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 144_00,
      roundOffPaise: 0,
      totalPaise: 944_00,
    });
  });

  it('by month and by party has the same totals', async () => {
    await invoice({ date: '2026-04-30', number: 'SI/26-27/000001' });
    await invoice({ date: '2026-05-01', number: 'SI/26-27/000002' });

    const [byDocument, byMonth, byParty] = await Promise.all(
      ['document', 'month', 'party'].map((grouping) => get(`/reports/sale?groupBy=${grouping}`)),
    );

    expect(byMonth.totals).toEqual(byDocument.totals);
    expect(byParty.totals).toEqual(byDocument.totals);
    expect(byMonth.rows.map((row: { month: string; documents: number }) => [row.month, row.documents])).toEqual([
      ['2026-04', 1],
      ['2026-05', 1],
    ]);
  });

  it('keeps to the days that were asked for', async () => {
    await invoice({ date: '2026-03-31', number: 'SI/25-26/000001' });
    await invoice({ date: '2026-04-01', number: 'SI/26-27/000001' });

    expect((await get('/reports/sale')).rows).toHaveLength(1);
    expect((await get('/reports/sale?from=2025-04-01&to=2026-03-31')).rows).toHaveLength(1);
  });

  it('answers whole, or a page with the totals of all', async () => {
    for (const day of ['01', '02', '03']) {
      await invoice({ date: `2026-04-${day}`, number: `SI/26-27/0000${day}` });
    }

    const whole = await get('/reports/sale');
    const page = await get('/reports/sale?page=2&pageSize=2');

    expect(whole).toMatchObject({ page: 1, pageSize: 3, total: 3 });
    expect(page).toMatchObject({ page: 2, pageSize: 2, total: 3, rows: [{ number: 'SI/26-27/000003' }] });
    expect(page.totals).toEqual(whole.totals);
  });

  it('past its end is empty, and page 0 is refused', async () => {
    await invoice({ number: 'SI/26-27/000001' });

    expect((await get('/reports/sale?page=9')).rows).toEqual([]);
    expect((await api.get('/reports/sale?page=0', { as: 'ACCOUNT' })).status).toBe(400);
  });
});

const reports = ['sale', 'purchase', 'expense', 'gst', 'tds-report', 'ledgers', 'trial-balance'];

it.each(reports)('the %s report of a company that has done nothing yet is empty', async (report) => {
  expect((await get(`/reports/${report}`)).rows).toEqual([]);
});

it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)('reports are not for %s', async (role) => {
  const statuses = await Promise.all(
    reports.map(async (report) => (await api.get(`/reports/${report}`, { as: role })).status),
  );

  expect(new Set(statuses)).toEqual(new Set([403]));
});
