import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addParty, post } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
let customer: string;

const sale = (date: string, paise: number, partyId = customer) =>
  post(books(), { type: 'SALE', date }, [
    ...debit(accountCode.debtors, paise, { partyId }),
    ...credit(accountCode.freightIncome, paise),
  ]);
const receipt = (date: string, paise: number, partyId = customer) =>
  post(books(), { type: 'RECEIPT', date }, [
    ...debit(accountCode.cash, paise),
    ...credit(accountCode.debtors, paise, { partyId }),
  ]);
const bill = (date: string, paise: number, partyId = customer) =>
  post(books(), { type: 'PURCHASE', date }, [
    ...debit(accountCode.freightCost, paise),
    ...credit(accountCode.creditors, paise, { partyId }),
  ]);

const get = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customer = await addParty(books(), 'Indian Oil');
});

describe('the ledgers', () => {
  it('carry what was before the period as opening, and close with opening plus movement', async () => {
    await sale('2026-03-31', 1_000_00);
    await sale('2026-04-01', 500_00);
    await receipt('2026-05-01', 1_000_00);

    const { rows } = await get('/reports/ledgers?from=2026-04-01&to=2027-03-31');

    expect(rows.find((row: { code: string }) => row.code === accountCode.debtors)).toMatchObject({
      name: 'Indian Oil',
      partyId: customer,
      openingPaise: 1_000_00,
      debitPaise: 500_00,
      creditPaise: 1_000_00,
      closingPaise: 500_00,
    });
  });

  it('show one row for each party under debtors', async () => {
    const other = await addParty(books(), 'Bharat Forge');
    await sale('2026-04-01', 500_00);
    await sale('2026-04-01', 300_00, other);

    const { rows } = await get('/reports/ledgers');

    const debtors = rows.filter((row: { code: string }) => row.code === accountCode.debtors);
    expect(debtors.map((row: { name: string; closingPaise: number }) => [row.name, row.closingPaise])).toEqual([
      ['Bharat Forge', 300_00],
      ['Indian Oil', 500_00],
    ]);
  });

  it('add up to nothing in every column that nets', async () => {
    await sale('2026-04-01', 123_45);
    await receipt('2026-06-01', 23_45);

    const { totals } = await get('/reports/ledgers');

    expect(totals).toMatchObject({ openingPaise: 0, closingPaise: 0, debitPaise: 146_90, creditPaise: 146_90 });
  });

  it('come a page at a time where asked, with the totals of all', async () => {
    await sale('2026-04-01', 500_00);

    const report = await get('/reports/ledgers?page=2&pageSize=1');

    expect(report).toMatchObject({ page: 2, pageSize: 1, total: 2, rows: [{ code: accountCode.freightIncome }] });
    expect(report.totals).toMatchObject({ debitPaise: 500_00, creditPaise: 500_00 });
  });
});

describe('ledger details', () => {
  it('of a customer run to zero when everything is paid, and name the documents', async () => {
    await sale('2026-04-01', 500_00);
    await receipt('2026-05-01', 200_00);
    await receipt('2026-05-02', 300_00);

    const ledger = await get(`/reports/ledger-details?partyId=${customer}`);

    expect(ledger.rows.map((row: { balancePaise: number }) => row.balancePaise)).toEqual([500_00, 300_00, 0]);
    expect(ledger).toMatchObject({
      name: 'Indian Oil',
      openingPaise: 0,
      closingPaise: 0,
      debitPaise: 500_00,
      creditPaise: 500_00,
    });
    expect(ledger.rows[0].voucher).toEqual({ type: 'SALE', number: 'N-2026-04-01', id: expect.any(String) });
  });

  it('begin with what was before the period', async () => {
    await sale('2026-03-31', 700_00);
    await receipt('2026-04-02', 100_00);

    const ledger = await get(`/reports/ledger-details?partyId=${customer}&from=2026-04-01`);

    expect(ledger).toMatchObject({ openingPaise: 700_00, closingPaise: 600_00, rows: [{ balancePaise: 600_00 }] });
  });

  it('of a party who buys and sells are narrowed to one side by the account', async () => {
    await sale('2026-04-01', 500_00);
    await bill('2026-04-02', 200_00);
    const { rows } = await get('/reports/ledgers');
    const { accountId } = rows.find((row: { code: string }) => row.code === accountCode.creditors);

    const [both, creditors] = await Promise.all([
      get(`/reports/ledger-details?partyId=${customer}`),
      get(`/reports/ledger-details?partyId=${customer}&accountId=${accountId}`),
    ]);

    expect(both).toMatchObject({ closingPaise: 300_00, rows: [{}, {}] });
    expect(creditors).toMatchObject({ name: 'Creditors · Indian Oil', closingPaise: -200_00, rows: [{}] });
  });

  it('keep their running balance over the pages', async () => {
    await sale('2026-03-31', 700_00);
    await receipt('2026-04-02', 100_00);
    await receipt('2026-04-03', 50_00);

    const ledger = await get(`/reports/ledger-details?partyId=${customer}&from=2026-04-01&page=2&pageSize=1`);

    expect(ledger).toMatchObject({
      openingPaise: 700_00,
      closingPaise: 550_00,
      creditPaise: 150_00,
      total: 2,
      rows: [{ date: '2026-04-03', balancePaise: 550_00 }],
    });
  });

  it('of nobody are refused', async () => {
    expect((await api.get('/reports/ledger-details', { as: 'ACCOUNT' })).status).toBe(400);
  });

  it('of a ledger that does not exist are not found', async () => {
    expect((await api.get(`/reports/ledger-details?accountId=${newId()}`, { as: 'ACCOUNT' })).status).toBe(404);
  });
});

it('the trial balance has equal sides on any day', async () => {
  await sale('2026-04-01', 500_00);
  await receipt('2026-05-01', 200_00);

  const before = await get('/reports/trial-balance?at=2026-04-30');
  const after = await get('/reports/trial-balance?at=2026-05-31');

  expect([before.debitPaise, before.creditPaise]).toEqual([500_00, 500_00]);
  expect([after.debitPaise, after.creditPaise]).toEqual([500_00, 500_00]);
  expect(after.rows).toHaveLength(3);
});
