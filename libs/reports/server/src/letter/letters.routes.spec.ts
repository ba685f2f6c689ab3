import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { addParty, post, sell } from '../report-books.builder';
import { partyPapers } from './party-papers';
import { registerLetters } from './register-letters';
import { movesOf, openingOf } from './letter.repository';
import type { LetterPorts } from './letter-ports';

let api: TestApi;
let customer: string;
let promised: Map<string, string>;

const ports: LetterPorts = {
  issuer: () => Promise.resolve({ name: 'Konkan Freight', gstin: null, address: null }),
  readLogo: () => Promise.resolve(undefined),
  promisedOn: () => Promise.resolve(promised),
};
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerLetters(kit, ports), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  promised = new Map();
  customer = await addParty(books(), 'Indian Oil');
});

const get = (path: string) => api.get(path, { as: 'ACCOUNT' });

it('an account opens with what was before, moves with what changed it, and leaves out what only moved within it', async () => {
  const of = { partyId: customer, side: 'RECEIVABLE', period: { from: '2026-04-01', to: '2026-11-21' } } as const;
  await post(books(), { type: 'SALE', date: '2026-03-10' }, [
    ...debit(accountCode.debtors, 500_00, { partyId: customer }),
    ...credit(accountCode.freightIncome, 500_00),
  ]);
  await post(books(), { type: 'RECEIPT', date: '2026-05-01' }, [
    ...debit(accountCode.cash, 200_00),
    ...credit(accountCode.customerAdvances, 200_00, { partyId: customer }),
  ]);
  await post(books(), { type: 'RECEIPT', date: '2026-05-02' }, [
    ...debit(accountCode.customerAdvances, 200_00, { partyId: customer }),
    ...credit(accountCode.debtors, 200_00, { partyId: customer }),
  ]);

  expect(await openingOf(api.db, of)).toBe(500_00);
  expect(await movesOf(api.db, of, 10)).toEqual([
    expect.objectContaining({ date: '2026-05-01', type: 'RECEIPT', paise: -200_00, isReversal: false }),
  ]);
});

it('the statement is a PDF, and nobody has one whom the books do not know', async () => {
  const known = await get(`/reports/account-statement?partyId=${customer}`);
  const unknown = await get('/reports/account-statement?partyId=01990000-0000-7000-8000-0000000000ff');

  expect(known.status).toBe(200);
  expect(unknown.status).toBe(404);
});

it('the words of a letter are ready with the address of its party', async () => {
  await api.db.updateTable('party').set({ email: 'accounts@indianoil.example' }).where('id', '=', customer).execute();

  const { data } = (await get(`/reports/letter-mail?partyId=${customer}&letter=FINAL`)).expect(200);

  expect(data).toMatchObject({
    to: 'accounts@indianoil.example',
    letters: [{ language: 'English', subject: 'Last reminder before further steps – Konkan Freight' }, {}],
  });
  expect((await get(`/reports/letter-mail?partyId=${customer}&letter=RUDE`)).status).toBe(400);
  expect((await get('/reports/letter-mail?partyId=01990000-0000-7000-8000-0000000000ff&letter=FIRM')).status).toBe(404);
  const marketing = await api.get(`/reports/letter-mail?partyId=${customer}&letter=FIRM`, { as: 'MARKETING' });
  expect(marketing.status).toBe(403);
});

it('a reminder is of what is overdue, and of nothing that was promised for a later day', async () => {
  const ask = () => get(`/reports/reminder?partyId=${customer}&tone=FIRM`);
  expect((await ask()).status).toBe(404);

  const invoiceId = await sell(books(), { number: 'SI/26-27/000001', partyId: customer, date: '2026-05-20' });
  expect((await ask()).status).toBe(200);

  promised.set(invoiceId, '2026-11-30');
  expect((await ask()).status).toBe(404);
});

it('goes to whoever receives the statements of its party', async () => {
  const contacts = JSON.stringify([
    { name: 'Ravi', mobile: null, email: 'ravi@indianoil.example', receives: ['INVOICES'] },
    { name: 'Meera', mobile: '+919820012345', email: null, receives: ['STATEMENTS'] },
    { name: 'Asha', mobile: null, email: 'asha@indianoil.example', receives: ['INVOICES', 'STATEMENTS'] },
  ]);
  const reached = { email: 'accounts@indianoil.example', contacts };
  await api.db.updateTable('party').set(reached).where('id', '=', customer).execute();

  const { data } = (await get(`/reports/letter-mail?partyId=${customer}&letter=FIRM`)).expect(200);

  expect(data.to).toBe('asha@indianoil.example');
});

it('goes along with an e-mail, whose letter is written in the transaction that reads the books', async () => {
  await sell(books(), { number: 'SI/26-27/000001', partyId: customer, date: '2026-05-20' });
  const papers = Object.values(partyPapers(ports));

  const taken = await withTransaction(api.db, (tx) =>
    Promise.all(papers.map(async (take) => (await take({ db: tx, clock: api.clock }, customer))?.mediaType)),
  );

  expect(taken).toEqual(papers.map(() => 'application/pdf'));
});
