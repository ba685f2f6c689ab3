import type { Preview, Statement } from '@freightdesk/reconciliation-contract';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type BankBooks, bankBooks } from '../bank-books.builder';
import { registerReconciliation } from '../register-reconciliation';
import { reconciliationInvariants } from '../verify/reconciliation-invariants';

let api: TestApi;
let books: BankBooks;
let bankId: string;

beforeAll(async () => {
  api = await startApi({
    register: (kit, tools) => {
      books = bankBooks(tools.db, { ...tools, actor: testActors.ACCOUNT });
      registerReconciliation(kit, books.ports);
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  bankId = await books.addBank();
});
afterEach(async () => {
  expect(await brokenIn(api.db, reconciliationInvariants)).toEqual([]);
});

const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const first = [
  `Account No :,50200045678901`,
  head,
  '02/11/26,NEFT CR-COASTAL SPICES,N306260001,,"1,25,000.50","2,25,000.50"',
  '03/11/26,CHQ PAID-MAERSK LINE,000123,"25,000.00",,"2,00,000.50"',
  '03/11/26,SMS CHARGES,,11.80,,"1,99,988.70"',
  '03/11/26,SMS CHARGES,,11.80,,"1,99,976.90"',
];

const form = (text: string, more: Record<string, string> = {}, name = 'november.csv'): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries({ bankId, ...more })) data.append(key, value);
  data.append('file', new Blob([text]), name);
  return data;
};
const send = (lines: readonly string[], more?: Record<string, string>) =>
  api.post('/bank/statement-import', form(lines.join('\n'), more), { as: 'ACCOUNT' });
const sent = async (lines: readonly string[]): Promise<Statement> => (await send(lines)).expect(200).data;
const listed = async () =>
  (await api.get(`/bank/statement-lines?bankId=${bankId}&sort=date`, { as: 'ACCOUNT' })).expect(200).body.data;

it('adds every line of a file, with the balance it begins with', async () => {
  const statement = await sent(first);

  expect(statement).toMatchObject({
    ...{ firstDate: '2026-11-02', lastDate: '2026-11-03', openingMinor: 1_00_000_00, closingMinor: 1_99_976_90 },
    ...{ addedCount: 4, knownCount: 0, isKnownFile: false },
    mapping: { date: 'Date', debit: 'Withdrawal Amt.', dateStyle: 'DMY', decimalStyle: 'POINT' },
  });
  expect(await listed()).toMatchObject([
    { narration: 'Balance brought forward', amountMinor: 1_00_000_00, state: 'OPEN' },
    { date: '2026-11-02', reference: 'N306260001', amountMinor: 1_25_000_50, balanceMinor: 2_25_000_50 },
    { amountMinor: -25_000_00 },
    { amountMinor: -11_80 },
    { amountMinor: -11_80 },
  ]);
});

it('the same file again adds nothing, and says so', async () => {
  const { id } = await sent(first);

  expect(await sent(first)).toMatchObject({ id, addedCount: 0, knownCount: 4, isKnownFile: true });
  expect(await listed()).toHaveLength(5);
});

it('of a file that goes on adds the new lines alone', async () => {
  await sent(first);

  const next = await sent([...first.slice(1), '05/11/26,IMPS-KAVERI TRADERS,,,"10,000.00","2,09,976.90"']);

  expect(next).toMatchObject({ addedCount: 1, knownCount: 4, closingMinor: 2_09_976_90 });
  expect(await listed()).toHaveLength(6);
});

it('a file that goes on within a day adds what is alike once more, since the balances tell that it came twice', async () => {
  await sent(first);

  const next = await sent([head, '03/11/26,SMS CHARGES,,11.80,,"1,99,965.10"']);

  expect(next).toMatchObject({ addedCount: 1, knownCount: 0 });
  expect(await sent([head, '03/11/26,SMS CHARGES,,11.80,,"1,99,965.10"', ''])).toMatchObject({ addedCount: 0 });
});

it('a bank that writes the newest line first is read in the order of time', async () => {
  const [, headings, ...lines] = first;

  expect(await sent([headings ?? '', ...lines.reverse()])).toMatchObject({ openingMinor: 1_00_000_00, addedCount: 4 });
});

it('matches the balance it begins with, where the books held the same', async () => {
  await books.post(bankId, { date: '2026-04-01', minor: 90_000_00, type: 'OPENING' });
  await books.post(bankId, { date: '2026-10-30', minor: 10_000_00 });
  await books.post(bankId, { date: '2026-11-02', minor: 1_25_000_50 });

  await sent(first);

  expect((await listed())[0]).toMatchObject({ state: 'MATCHED', matchedWith: expect.stringContaining('RC/26-27/2') });
});

it.each([
  ['a day that does not exist', 2, '31/02/26,X,,,"1.00",', /^Row 3: 31\/02\/26 is no date of this file\.$/],
  ['in its last row too', 5, '31/02/26,X,,"11.80",,"1,99,976.90"', /^Row 6: 31\/02\/26 is no date of this file\.$/],
  ['an amount of another style', 3, '03/11/26,X,000123,"25.000,00",,', /^Row 4: 25\.000,00 is no amount/],
  ['both sides', 4, '03/11/26,X,,1.00,1.00,', /^Row 5: it is both a withdrawal and a deposit\.$/],
  ['no amount', 4, '03/11/26,X,,,,"1,99,988.70"', /^Row 5: it has no amount\.$/],
  ['a day to come', 5, '24/11/26,X,,1.00,,', /^Row 6: 24-Nov-2026 is still to come\.$/],
  [
    'a balance that does not follow',
    4,
    '03/11/26,X,,11.80,,"1,99,888.70"',
    /^Row 5: the balance is 1,99,888\.70, but 1,99,988\.70 follows/,
  ],
])('with a broken row nothing is taken, and the row is told: %s', async (_what, at, row, sentence) => {
  const { problem } = (await send(first.with(at, row))).expect(422);

  expect(problem.message).toMatch(sentence);
  expect(problem.errors?.[0]?.field).toMatch(/^rows\.\d+$/);
  expect(await listed()).toEqual([]);
});

it('a file of another account is refused', async () => {
  const { problem } = (await send(first.with(0, 'Account No :,XXXXXXXXXX7788'))).expect(422);

  expect(problem.message).toBe('This file is of account XXXXXXXXXX7788, not of this bank.');
});

it.each([
  [
    'begins with another balance',
    '05/11/26,X,,,"10,000.00","3,09,976.90"',
    /^This file begins with 2,99,976\.90 on 05-Nov-2026/,
  ],
  [
    'begins earlier',
    '28/10/26,X,,,"10,000.00","1,10,000.00"',
    /^Statements are imported from the oldest on: the first one begins on 02-Nov-2026/,
  ],
  ['ends with another balance', '03/11/26,X,,,"10,000.00","1,10,000.00"', /^This file (begins|ends) with/],
])('a file that does not go on from the one before is refused: it %s', async (_what, row, sentence) => {
  await sent(first);

  const { problem } = (await send([head, row])).expect(422);

  expect(problem).toMatchObject({ code: 'statement_gap' });
  expect(problem.message).toMatch(sentence);
  expect(await listed()).toHaveLength(5);
});

it('remembers how a bank calls its columns', async () => {
  const own = ['Day;Text;Value', '02.11.2026;Rent;-1.250,00', '03.11.2026;Sale;10,50'];
  const mapping = { date: 'Day', narration: 'Text', amount: 'Value', dateStyle: 'DMY', decimalStyle: 'COMMA' };
  (await send(own)).expect(422);
  (await send(own, { mapping: JSON.stringify(mapping) })).expect(200);

  const preview: Preview = (
    await api.post('/bank/statement-preview', form([own[0], '04.11.2026;Fee;-1,00'].join('\n')), { as: 'ACCOUNT' })
  ).expect(200).data;

  expect(preview).toMatchObject({ mapping, isRemembered: true, lineCount: 1, lines: [{ amountMinor: -1_00 }] });
});

it('a bank that writes its amounts otherwise than in its last file is read as the file itself says; a mix is refused at its row', async () => {
  await sent(first);
  const comma = '04/11/26,NEFT CR-KAVERI,,,"1.000,00","2.00.976,90"';
  const point = '05/11/26,NEFT CR-KAVERI,,,"1,000.00","2,01,976.90"';

  const { problem } = (await send([head, comma, point.replace('05', '04')])).expect(422);
  const statement = await sent([head, comma]);
  await sent([head, point]);

  expect(problem.errors).toMatchObject([
    { field: 'rows.2', message: expect.stringMatching(/^Row 2: 1\.000,00 is no/) },
  ]);
  expect(statement).toMatchObject({ addedCount: 1, mapping: { decimalStyle: 'COMMA' } });
  expect((await listed()).at(-1)).toMatchObject({ amountMinor: 1_000_00, balanceMinor: 2_01_976_90 });
});

it('shows beforehand how a file would be read, and keeps nothing of it', async () => {
  const ask = (text: string) => api.post('/bank/statement-preview', form(text), { as: 'ACCOUNT' });

  expect((await ask(first.join('\n'))).expect(200).data).toMatchObject({
    isRemembered: false,
    lineCount: 4,
    problems: [],
  });
  expect((await ask('Hello\nworld\n')).expect(200).data).toMatchObject({
    mapping: null,
    headings: ['Hello', 'world'],
    problems: [{ field: 'file' }],
  });
  expect(await listed()).toEqual([]);
});

it('what is no table, or a mapping that says too little, is refused at its field', async () => {
  const picture = await api.post('/bank/statement-import', form('%PDF-1.7', {}, 'a.pdf'), { as: 'ACCOUNT' });
  const half = await send(first, { mapping: '{"date":"Date"}' });

  expect(picture.expect(422).problem.errors?.[0]?.field).toBe('file');
  expect(half.expect(422).problem.errors?.[0]?.field).toBe('mapping');
});
