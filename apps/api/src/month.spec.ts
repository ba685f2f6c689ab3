import { bankInput } from '@freightdesk/banks-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { closingBalances, closingBanks, openDocuments } from './month/month-balances.data';
import { monthBooks } from './month/month-books.data';
import { monthBanks, monthParties } from './month/month-masters.data';
import { monthPayments } from './month/month-payments.data';
import { monthPurchases } from './month/month-purchases.data';
import { monthSales } from './month/month-sales.data';
import { monthEnd, type MonthVoucher } from './month/month.builder';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

/** October of a small forwarder in Karnataka: what its accountant works out by hand from the vouchers, and what the books say. */
let api: TestApi;
/** The id of everything that was made, by the name that the vouchers have for it. */
const made = new Map<string, string>();

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: `${monthEnd}T06:00:00Z` });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  for (const party of monthParties) made.set(party.name, (await post('/party/add', party)).id);
  for (const [index, bank] of monthBanks.entries()) {
    const opened = bankInput({ ...bank, accountNumber: `5020001234${index}`, openingDate: '2026-10-01' });
    made.set(bank.name, (await post('/bank/add', opened)).id);
  }
  const vouchers: MonthVoucher[] = [...monthSales, ...monthPurchases, ...monthBooks, ...monthPayments];
  for (const voucher of vouchers.sort((one, other) => one.date.localeCompare(other.date))) await write(voucher);
});
afterAll(() => api.close());

async function post(path: string, body: object, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT') {
  const { status, body: answer } = await api.as(as).post(path, body);
  if (status >= 300) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  return answer.data;
}
const get = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).body.data;

const idOf = (name: string): string => made.get(name) ?? `nothing was made as ${name}`;

/** `#S1` is the id of what was made as S1. */
const named = (body: object): object =>
  JSON.parse(JSON.stringify(body), (_name, value) =>
    typeof value === 'string' && value.startsWith('#') ? idOf(value.slice(1)) : value,
  );

async function write({ key, path, body, of, thenApproved }: MonthVoucher): Promise<void> {
  const record = of === undefined ? {} : await seen(path, of);
  const { id, version } = await post(path, { ...record, ...named(body) });
  if (key !== undefined) made.set(key, id);
  if (thenApproved !== undefined) await post(thenApproved, { id, version }, 'ADMIN');
}

/** With the version that it has by now; a transfer is changed once at most. */
async function seen(path: string, of: string): Promise<{ id: string; version: number }> {
  const id = idOf(of);
  const { version } = path.startsWith('/bank') ? { version: 1 } : await get(`/payment/get?id=${id}`);
  return { id, version };
}

/** What differs, each by its name. */
function differences(found: ReadonlyMap<string, number>, expected: readonly (readonly [string, number])[]): string[] {
  const names = new Set([...expected.map(([name]) => name), ...found.keys()]);
  const wanted = new Map(expected);
  return [...names].flatMap((name) => {
    const [is, should] = [found.get(name) ?? 0, wanted.get(name) ?? 0];
    return is === should ? [] : [`${name}: ${is}, not ${should}`];
  });
}

interface LedgerRow {
  code: string;
  name: string;
  partyId: string | null;
  closingPaise: number;
}

it('every account, customer and vendor closes the month with the balance that was worked out by hand', async () => {
  const { rows } = await get(`/reports/ledgers?from=2026-10-01&to=${monthEnd}`);
  const ofBanks = new Set<string>(monthBanks.map(({ name }) => name));
  const balances = rows
    .filter(({ name }: LedgerRow) => !ofBanks.has(name))
    .map(({ code, name, partyId, closingPaise }: LedgerRow) => [partyId ? `${code} ${name}` : code, closingPaise]);

  expect(differences(new Map(balances), closingBalances)).toEqual([]);
});

it('every bank and the cash box hold what moved through them', async () => {
  const banks = await get('/bank/list?pageSize=100');
  const held = banks.map(({ name, balancePaise }: { name: string; balancePaise: number }) => [name, balancePaise]);

  expect(differences(new Map(held), closingBanks)).toEqual([]);
});

it('of every invoice and bill is outstanding what was neither paid, credited, set off nor given up', async () => {
  const outstanding = new Map<string, number>();
  for (const [key] of openDocuments) {
    const path = key.startsWith('P') ? '/purchase-invoice/get' : '/sale-invoice/get';
    outstanding.set(key, (await get(`${path}?id=${idOf(key)}`)).outstandingPaise);
  }

  expect(differences(outstanding, openDocuments)).toEqual([]);
});

it('and the books prove themselves', async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});
