import { usualChequeLayout } from '@freightdesk/banks-contract';
import type { AddPaymentInput, ChequePrints, Payment } from '@freightdesk/payments-contract';
import { pagesOfPdf } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from '../payment/payment-desk.builder';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;
let payment: Payment;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(async () => {
  await desk.startAnew('Konkan Roadways', { roles: ['VENDOR'] });
  payment = await paid();
});

const byCheque = { direction: 'PAYMENT', mode: 'CHEQUE', reference: '000123', amountMinor: 1_20_345_50 } as const;
const paid = (changes: Partial<AddPaymentInput> = {}) => desk.added({ ...byCheque, ...changes });
const cheque = async (): Promise<ChequePrints> =>
  (await api.get(`/payment/cheque?id=${payment.id}`, { as: 'ACCOUNT' })).expect(200).data;
const leaf = () => api.get(`/payment/cheque-leaf?id=${payment.id}`, { as: 'ACCOUNT' });
const print = (changes: object = {}) =>
  desk.post('print-cheque', {
    ...{ id: payment.id, version: payment.version, payee: 'Konkan Roadways', isCrossed: true, isLimited: false },
    ...changes,
  });
/** The sheet that the printer is to take, in mm. */
const sizeOf = ({ bytes }: { bytes: Buffer }) => {
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? [];
  return [width, height].map((points) => Math.round((Number(points) * 25.4) / 72));
};
const acts = async () =>
  (
    await api.db.selectFrom('auditEvent').select(['action', 'reason']).where('recordId', '=', payment.id).execute()
  ).filter(({ action }) => action.startsWith('print'));

it('a cheque is made out to whom the vendor banks as, printed as its leaf, and told on the timeline', async () => {
  const account = { payeeName: 'Konkan Roadways LLP', payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' };
  await api.db.updateTable('party').set(account).where('id', '=', desk.partyId).execute();
  expect(await cheque()).toMatchObject({ payee: 'Konkan Roadways LLP', prints: [], version: payment.version });
  expect((await leaf()).problem).toMatchObject({ status: 409, code: 'leaf_gone' });

  const { data } = (await print()).expect(200);

  expect(data.prints).toMatchObject([{ payee: 'Konkan Roadways', reason: null }]);
  const answer = (await leaf()).expect(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const [page, ...others] = pagesOfPdf(answer.bytes);
  expect(others).toEqual([]);
  expect(page).toContain('A/C PAYEE ONLY');
  expect(page).toContain('**Konkan Roadways**');
  expect(page).toContain('**1,20,345.50');
  expect(page).toContain('One Lakh Twenty Thousand Three Hundred Forty Five and');
  expect(page).not.toContain('NOT OVER');
  expect(sizeOf(answer)).toEqual([202, 92]);
  expect(await acts()).toEqual([{ action: 'print cheque', reason: null }]);
});

it('another leaf needs a reason, which stays; the second of two who print at once is refused', async () => {
  (await print()).expect(200);
  const { version } = await cheque();
  expect((await print()).problem).toMatchObject({ status: 409, code: 'stale_version' });
  const refused = await print({ version });
  expect(refused.problem).toMatchObject({ code: 'reprint_unexplained', errors: [{ field: 'reason' }] });

  const { data } = (await print({ version, reason: 'The leaf was torn' })).expect(200);

  expect(data.prints.map(({ reason }: { reason: string | null }) => reason)).toEqual(['The leaf was torn', null]);
  expect(await acts()).toEqual([
    { action: 'print cheque', reason: null },
    { action: 'print cheque again', reason: 'The leaf was torn' },
  ]);
});

it('a leaf is fetched while its printer is warm, and stands where the bank has it', async () => {
  const moved = JSON.stringify({ ...usualChequeLayout, widthMm: '210', heightMm: '100' });
  await api.db.updateTable('bank').set({ chequeLayout: moved }).where('id', '=', desk.bankId).execute();
  (await print()).expect(200);
  expect(sizeOf(await leaf())).toEqual([210, 100]);

  api.clock.set(new Date(api.clock.now().getTime() + 11 * 60_000));

  expect((await leaf()).problem).toMatchObject({ status: 409, code: 'leaf_gone' });
});

it('what went by NEFT, came in or was taken back has no leaf', async () => {
  (await desk.reverse(payment, 'Lost')).expect(200);
  const taken = { id: payment.id, version: payment.version + 1 };
  const neft = await paid({ mode: 'NEFT' });
  const receipt = await paid({
    direction: 'RECEIPT',
    partyId: await desk.books.addParty('Buyer'),
    advanceTax: null,
    advanceTaxReason: 'Pure agent',
  });

  for (const { id, version } of [taken, neft, receipt]) {
    expect((await print({ id, version })).problem).toMatchObject({ status: 422, code: 'not_by_cheque' });
  }
  expect(await api.db.selectFrom('chequePrint').select('id').execute()).toEqual([]);
});
