import { accountCode, credit, debit, type VoucherType } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from './register-reports';

let api: TestApi;
let customer: string;

const stamps = () => ({
  createdAt: api.clock.now(),
  createdBy: testActors.ADMIN.userId,
  updatedAt: api.clock.now(),
  updatedBy: testActors.ADMIN.userId,
});

async function addParty(name: string): Promise<string> {
  const id = newId();
  await api.db
    .insertInto('party')
    .values({ ...stamps(), id, name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'] })
    .execute();
  return id;
}

const post = (type: VoucherType, date: string, lines: ReturnType<typeof debit>, documentId = newId()) =>
  withTransaction(api.db, (tx) =>
    postVoucher(
      { tx, clock: api.clock, actor: testActors.ACCOUNT },
      {
        type,
        date,
        narration: `${type} of the spec`,
        document: { type: 'spec', id: documentId, number: `N-${date}` },
        lines,
      },
    ),
  );

const sale = (date: string, paise: number, partyId = customer) =>
  post('SALE', date, [...debit(accountCode.debtors, paise, { partyId }), ...credit(accountCode.freightIncome, paise)]);
const receipt = (date: string, paise: number, partyId = customer) =>
  post('RECEIPT', date, [...debit(accountCode.cash, paise), ...credit(accountCode.debtors, paise, { partyId })]);

const get = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customer = await addParty('Indian Oil');
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
    const other = await addParty('Bharat Forge');
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

describe('the sale register', () => {
  const invoice = async (changes: {
    date: string;
    number: string;
    status?: string;
    kind?: string;
    taxablePaise?: number;
  }) => {
    const { taxablePaise = 1_000_00, status = 'ISSUED', kind = 'TAX_INVOICE', ...rest } = changes;
    const branchId = await headOffice();
    const igstPaise = (taxablePaise * 18) / 100;
    const voucherId = await sale(rest.date, taxablePaise + igstPaise);
    await api.db
      .insertInto('saleInvoice')
      .values({
        ...stamps(),
        ...rest,
        id: newId(),
        status,
        kind,
        voucherId,
        dueDate: rest.date,
        branchId,
        partyId: customer,
        partyName: 'Indian Oil',
        placeOfSupplyStateCode: '07',
        placeOfSupplyWhy: 'of the spec',
        supply: 'INTER',
        reverseCharge: false,
        exportWithPayment: false,
        roundsOff: true,
        currency: 'INR',
        exchangeRate: '1',
        taxablePaise,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise,
        roundOffPaise: 0,
        totalPaise: taxablePaise + igstPaise,
        currencyTotalMinor: taxablePaise + igstPaise,
      })
      .execute();
  };
  const headOffice = async (): Promise<string> => {
    const found = await api.db.selectFrom('branch').select('id').executeTakeFirst();
    if (found) return found.id;
    const id = newId();
    await api.db
      .insertInto('branch')
      .values({ ...stamps(), id, code: 'HO', name: 'Head office', stateCode: '27' })
      .execute();
    return id;
  };

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

  it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)('is not for %s', async (role) => {
    expect((await api.get('/reports/sale', { as: role })).status).toBe(403);
  });
});
