import { bankInput } from '@freightdesk/banks-contract/testing';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

// Invoices are settled by payments at their own rate, and valued by the ledger at that of a month's end: here they meet.
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await api.post(path, body, { as: 'ACCOUNT' })).data;
const standing = async (codes: readonly string[]) => {
  const { rows } = await sql<{ code: string; paise: number; minor: number }>`
    select a.code, sum(debit_paise - credit_paise)::int as paise,
      coalesce(sum(currency_minor) filter (where currency = 'USD'), 0)::int as minor
    from posting p join account a on a.id = p.account_id where a.code = any(${codes}) group by 1 order by 1`.execute(
    api.db,
  );
  return rows.map(({ code, paise, minor }) => [code, paise, minor]);
};

it('a month end in between changes nothing of what a settlement brings: both currencies end at zero', async () => {
  const agent = await post('/party/add', { name: 'Gulf Agents', roles: ['CUSTOMER'], country: 'AE' });
  const bank = await post('/bank/add', bankInput({ openingBalancePaise: 0, openingDate: '2026-04-01' }));
  const invoice = await post(
    '/sale-invoice/add',
    saleInvoiceInput({
      ...{ partyId: agent.id, date: '2026-10-10', kind: 'EXPORT', currency: 'USD', exchangeRate: '83.50', issue: true },
      lines: [{ description: 'Ocean freight', sac: '996521', quantity: '1', rate: '1000.00', gstRate: '0' }],
    }),
  );
  await post('/exchange-rate/add', { currency: 'USD', date: '2026-10-31', rate: '84.75', source: 'Of the spec' });

  const valued = await post('/revaluation/post', { month: '2026-10' });
  expect([valued.posted.gainPaise, valued.items.length]).toEqual([1_250_00, 1]);
  const paid = await post('/payment/add', {
    ...{
      direction: 'RECEIPT',
      bankId: bank.id,
      partyId: agent.id,
      mode: 'NEFT',
      currency: 'USD',
      exchangeRate: '84.10',
    },
    ...{ date: '2026-11-10', amountMinor: 1_000_00, allocations: [{ invoiceId: invoice.id, amountMinor: 1_000_00 }] },
  });

  expect(paid.fxGainPaise).toBe(600_00);
  expect(await standing(['1200', '1270', '7000', '7010'])).toEqual([
    ['1200', 0, 0],
    ['1270', 0, 0],
    ['7000', -600_00, 0],
    ['7010', 0, 0],
  ]);
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('what goes out of one dollar account at one moment leaves no paisa behind', async () => {
  const opened = { openingBalanceMinor: 3, openingBalancePaise: 1_00, openingDate: '2026-10-01' };
  const facts = { name: 'EEFC', accountNumber: '99', accountType: 'EEFC', currency: 'USD' } as const;
  const bank = await post('/bank/add', bankInput({ ...facts, ...opened }));
  const cent = { direction: 'EXPENSE', bankId: bank.id, accountCode: '6020', date: '2026-11-10', mode: 'NEFT' };

  // A third of a rupee each: whoever reads what another has not taken yet would take as much.
  await Promise.all(
    ['83', '84', '85'].map((exchangeRate) =>
      post('/payment/add', { ...cent, currency: 'USD', exchangeRate, amountMinor: 1 }),
    ),
  );

  const { data } = await api.get(`/bank/get?id=${bank.id}`, { as: 'ACCOUNT' });
  expect([data.balanceMinor, data.balancePaise]).toEqual([0, 0]);
  expect(await unsoundIn(api.db)).toEqual([]);
});
