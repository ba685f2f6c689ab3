import type { Run } from '@freightdesk/payments-contract';
import { pagesOfPdf } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { unzipSync } from 'fflate';
import { portsOf } from '../payment/payments-ports.builder';
import { type TradeBooks, tradeBooks } from '../payment/trade-books.builder';
import { registerPayments } from '../register-payments';

let api: TestApi;
let books: TradeBooks;
let konkan: string;
let run: Run;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

const post = async (path: string, body: object, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT'): Promise<Run> =>
  (await api.post(`/payment-run/${path}`, body, { as })).data;
const seen = ({ id, version }: Run) => ({ id, version });
const advices = (id: string, query = '') => api.get(`/payment-run/${id}/advices${query}`, { as: 'ACCOUNT' });
const papers = async (query = '') => pagesOfPdf((await advices(run.id, query)).expect(200).bytes).map(inOneLine);
const inOneLine = (page: string) => page.replace(/\s+/g, ' ');

/** Konkan's two bills, one of them in part and with tax withheld from the other, and one bill of Ganesh. */
beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  konkan = await books.addParty('Konkan Roadways', { roles: ['VENDOR'] });
  const ganesh = await books.addParty('Ganesh Tempo', { roles: ['VENDOR'] });
  const account = { payeeName: 'Konkan Roadways LLP', payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' };
  await api.db.updateTable('party').set(account).where('id', '=', konkan).execute();
  const part = { invoiceId: await books.addBill(konkan, { totalMinor: 1_00_000_00 }), amountPaise: 40_000_25 };
  const withheld = await books.addBill(konkan, { totalMinor: 49_000_00, withheldPaise: 1_000_00 });
  const whole = { invoiceId: withheld, amountPaise: 49_000_00 };
  const other = { invoiceId: await books.addBill(ganesh, { totalMinor: 700_00 }), amountPaise: 700_00 };
  const said = { title: 'Vendors of May', bankId: await books.addBank(), payOn: '2026-06-02' };
  run = await post('add', { ...said, lines: [part, other, whole] });
});

const approve = async () => {
  run = await post('submit', seen(run));
  run = await post('approve', seen(run), 'ADMIN');
};
const pay = async () => {
  await approve();
  const references = [{ partyId: konkan, reference: 'HDFCR52026060112345678' }];
  run = await post('pay', { ...seen(run), date: '2026-06-01', references });
};

it('each vendor of a paid run is told its bills, the tax withheld, what is paid now, and the UTR', async () => {
  await pay();

  const [first, second, ...others] = await papers();

  expect(others).toEqual([]);
  expect(first).toContain('Konkan Roadways');
  expect(first).toMatch(/BILL PI\/26-27\/000001 .*10-Apr-2026 1,00,000\.00 0\.00 40,000\.25/);
  expect(first).toMatch(/BILL PI\/26-27\/000002 .*50,000\.00 1,000\.00 49,000\.00/);
  expect(first).toMatch(/Total 89,000\.25/);
  expect(first).toContain('HDFCR52026060112345678');
  expect(first).toMatch(/…5678, HDFC0000123/);
  expect(first).not.toContain('50200012345678');
  expect(second).toMatch(/Ganesh Tempo.*700\.00/);
  expect(second).not.toContain('Konkan');
});

it('of an approved run they say that it is not paid yet, and of a payment that was taken back so', async () => {
  await approve();
  expect(await papers()).toEqual([
    expect.stringMatching(/NOT PAID YET.*To be paid on 02-Jun-2026/),
    expect.stringMatching(/NOT PAID YET/),
  ]);

  run = await post('pay', { ...seen(run), date: '2026-06-01' });
  const taken = { id: run.lines[0]?.payment?.id, version: 1, reason: 'Sent back by the bank' };
  (await api.post('/payment/reverse', taken, { as: 'ACCOUNT' })).expect(200);

  expect(await papers()).toEqual([
    expect.stringMatching(/TAKEN BACK.*Paid on 01-Jun-2026/),
    expect.not.stringMatching(/TAKEN BACK|NOT PAID YET/),
  ]);
});

it('a ZIP has a paper for each vendor', async () => {
  await pay();

  const answer = (await advices(run.id, '?format=zip')).expect(200);

  expect(answer.headers['content-disposition']).toContain('remittance-advices-Vendors-of-May-2026-06-02.zip');
  expect(Object.keys(unzipSync(answer.bytes))).toEqual([
    'Remittance-advice-PV-26-27-000001-Konkan-Roadways.pdf',
    'Remittance-advice-PV-26-27-000002-Ganesh-Tempo.pdf',
  ]);
});

it('a run that nobody approved has none, and an unknown one is not found', async () => {
  expect((await advices(run.id)).problem).toMatchObject({ status: 409, code: 'wrong_state' });
  expect((await advices(run.id, '?format=docx')).status).toBe(400);
  expect((await advices('01990000-0000-7000-8000-0000000000d9')).status).toBe(404);
  expect((await api.get(`/payment-run/${run.id}/advices`, { as: 'MARKETING' })).status).toBe(403);
});
