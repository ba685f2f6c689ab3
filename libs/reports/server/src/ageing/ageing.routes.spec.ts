import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addParty, post, sell } from '../report-books.builder';
import { reportInvariants } from '../verify/report-invariants';

let api: TestApi;
let customer: string;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
const get = async (query: string) => (await api.get(`/reports/ageing${query}`, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customer = await addParty(books(), 'Indian Oil');
});
afterEach(async () => {
  expect(await brokenIn(api.db, reportInvariants)).toEqual([]);
});

/** Due on its own day, without tax. */
const owe = (number: string, date: string, taxablePaise: number, changes: object = {}) =>
  sell(books(), { partyId: customer, number, date, taxablePaise, igstPaise: 0, ...changes });

it('puts what is owed in the band of the days since it was due', async () => {
  await owe('SI/1', '2026-11-21', 1_00);
  await owe('SI/2', '2026-11-20', 2_00);
  await owe('SI/3', '2026-10-20', 4_00);
  await owe('SI/4', '2026-09-15', 8_00);
  await owe('SI/5', '2026-06-01', 16_00);
  await owe('SI/6', '2026-04-01', 32_00);

  const { rows, totals } = await get('');

  expect(rows).toEqual([expect.objectContaining({ party: 'Indian Oil', partyId: customer, ...totals })]);
  expect(totals).toEqual({
    ...{ notDuePaise: 1_00, to30Paise: 2_00, to60Paise: 4_00, to90Paise: 8_00, to180Paise: 16_00, over180Paise: 32_00 },
    ...{ aheadPaise: 0, onAccountPaise: 0, totalPaise: 63_00 },
  });
});

it('comes to the control account: notes, advances and journals stand in columns of their own', async () => {
  await owe('SI/1', '2026-10-20', 100_00);
  await owe('CN/1', '2026-11-01', 30_00, { kind: 'CREDIT_NOTE' });
  await post(books(), { type: 'RECEIPT', date: '2026-11-02' }, [
    ...debit(accountCode.cash, 25_00),
    ...credit(accountCode.customerAdvances, 25_00, { partyId: customer }),
  ]);
  await post(books(), { type: 'JOURNAL', date: '2026-11-03' }, [
    ...debit(accountCode.debtors, 7_00, { partyId: customer }),
    ...credit(accountCode.otherIncome, 7_00),
  ]);

  const { totals } = await get('');
  const { rows } = await get(`?groupBy=document&partyId=${customer}`);

  expect(totals).toMatchObject({ to60Paise: 100_00, aheadPaise: -55_00, onAccountPaise: 7_00, totalPaise: 52_00 });
  expect(
    rows.map(({ document, totalPaise }: { document: { number: string } | null; totalPaise: number }) => [
      document?.number ?? null,
      totalPaise,
    ]),
  ).toEqual([
    ['SI/1', 100_00],
    ['CN/1', -30_00],
    [null, -25_00],
    [null, 7_00],
  ]);
});

it('of an earlier day knows neither what came later nor how old it is now', async () => {
  await owe('SI/1', '2026-08-01', 100_00);
  await owe('SI/2', '2026-10-01', 50_00);

  expect((await get('?at=2026-08-11')).totals).toMatchObject({ to30Paise: 100_00, totalPaise: 100_00 });
  expect((await get('?at=2026-07-31')).rows).toEqual([]);
});

it('of the other side holds what we owe vendors', async () => {
  await post(books(), { type: 'JOURNAL', date: '2026-11-03' }, [
    ...debit(accountCode.rent, 9_00),
    ...credit(accountCode.creditors, 9_00, { partyId: customer }),
  ]);

  expect((await get('?side=PAYABLE')).totals).toMatchObject({ onAccountPaise: 9_00, totalPaise: 9_00 });
  expect((await get('')).rows).toEqual([]);
});

/** All rows of the report, page by page. */
async function paged(query: string) {
  const pages = [await get(`${query}&pageSize=2&page=1`)];
  while (pages.length * 2 < pages[0].total) pages.push(await get(`${query}&pageSize=2&page=${pages.length + 1}`));
  return { rows: pages.flatMap(({ rows }) => rows), totals: pages.map(({ totals }) => totals) };
}

const take = (date: string, paise: number, partyId: string) =>
  post(books(), { type: 'RECEIPT', date }, [
    ...debit(accountCode.cash, paise),
    ...credit(accountCode.customerAdvances, paise, { partyId }),
  ]);

it.each(['2026-11-25', '2026-11-21', '2026-11-02', '2026-10-15', '2026-09-01'])(
  'tells a page of %s from what is kept as it tells all from the documents',
  async (at) => {
    const [small, ahead, even] = await Promise.all([
      addParty(books(), 'Ärzte Haus'),
      addParty(books(), 'bharat Petroleum'),
      addParty(books(), 'Zenith'),
    ]);
    for (const [place, date] of ['2026-06-01', '2026-08-30', '2026-10-01', '2026-11-05', '2026-11-24'].entries()) {
      await owe(`SI/${place}`, date, 10_00 * (place + 1));
      await owe(`SI/A${place}`, date, 7_00 + place, { partyId: small });
    }
    await owe('CN/1', '2026-11-01', 3_00, { kind: 'CREDIT_NOTE' });
    await owe('CN/2', '2026-11-20', 9_00, { kind: 'CREDIT_NOTE', partyId: even });
    await take('2026-11-02', 25_00, ahead);
    await take('2026-11-24', 5_00, customer);

    for (const groupBy of ['party', 'document']) {
      const query = `?at=${at}&groupBy=${groupBy}`;
      const [whole, page] = [await get(query), await paged(query)];

      expect(whole.rows.length).toBeGreaterThan(1);
      expect(page.rows).toEqual(whole.rows);
      expect(page.totals).toEqual(page.totals.map(() => whole.totals));
    }
  },
);
