import { bankInput } from '@freightdesk/banks-contract/testing';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { countAsked } from './statements.builder';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
const made: Record<string, string> = {};
const date = '2026-11-20';

const post = async (path: string, body: object, key?: string) =>
  (await api.as('ACCOUNT').post(path, body, key === undefined ? {} : { key })).expect(201).data;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Coastal Spices Exports', roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' };
  made['partyId'] = (await post('/party/add', party)).id;
  made['bankId'] = (await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00 }))).id;
  made['otherBankId'] = (await post('/bank/add', bankInput({ accountNumber: '50200087654321' }))).id;
});
afterAll(() => api.close());

let documents = 0;
const sale = () => saleInvoiceInput({ partyId: made['partyId'], date });
const bill = () =>
  purchaseInvoiceInput({ partyId: made['partyId'], date, supplierNumber: `B${(documents += 1)}`, supplierDate: date });
const transfer = () => ({ fromBankId: made['bankId'], toBankId: made['otherBankId'], amountMinor: 1_00, date });

const journal = () => ({
  date,
  narration: 'Rent of November',
  lines: [
    { accountCode: '6010', debitPaise: 1_00 },
    { accountCode: '1200', partyId: made['partyId'], creditPaise: 1_00 },
  ],
});

const creditNote = async () => {
  const { id } = await post('/sale-invoice/add', { ...sale(), issue: true });
  return { id, date, reason: 'Rate was agreed lower', full: true };
};
const receipt = async () => {
  const { id: invoiceId } = await post('/sale-invoice/add', { ...sale(), issue: true });
  const terms = { direction: 'RECEIPT', bankId: made['bankId'], partyId: made['partyId'], mode: 'NEFT' };
  return { ...terms, date, currency: 'INR', amountMinor: 500_00, allocations: [{ invoiceId, amountMinor: 100_00 }] };
};
const payment = async () => {
  const { id: invoiceId } = await post('/purchase-invoice/add', { ...bill(), post: true });
  return { ...(await receipt()), direction: 'PAYMENT', allocations: [{ invoiceId, amountMinor: 100_00 }] };
};
const draft = async (path: string, body: object) => {
  const { id, version } = await post(path, body);
  return { id, version };
};

/**
 * Who posts waits for each trip, and everyone who numbers in the same series waits with them from the number to the commit. A
 * number here may be lowered; one that grows is a question to the reviewer.
 */
it.each([
  ['a sale invoice that is added and issued', '/sale-invoice/add', () => ({ ...sale(), issue: true }), [25, 5, 0]],
  ['the issue of a draft', '/sale-invoice/issue', () => draft('/sale-invoice/add', sale()), [26, 6, 3]],
  ['a credit note', '/sale-invoice/credit-note', creditNote, [23, 6, 4]],
  ['a bill that is added and posted', '/purchase-invoice/add', () => ({ ...bill(), post: true }), [24, 6, 6]],
  ['the posting of a draft', '/purchase-invoice/post', () => draft('/purchase-invoice/add', bill()), [28, 7, 11]],
  ['a receipt that settles an invoice and leaves an advance, which is taxed', '/payment/add', receipt, [27, 5, 11]],
  ['a payment that settles a bill', '/payment/add', payment, [22, 5, 9]],
  ['a transfer', '/bank/transfer', transfer, [13, 5, 3]],
  ['a journal', '/journal/add', journal, [16, 6, 6]],
])(
  '%s takes so many statements in so many trips, and has so many made for it',
  async (what, path, prepare, [statements, trips, made]) => {
    // The first number of a series opens it, and the first key has what is kept of its statements made.
    await api.as('ACCOUNT').post(path, await prepare(), { key: `first key of ${what}` });
    const body = await prepare();

    const asked = await countAsked(() => api.as('ACCOUNT').post(path, body, { key: `key of ${what}` }));

    expect(asked).toEqual({ statements, trips, made });
  },
);
