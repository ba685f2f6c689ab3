import { bankInput } from '@freightdesk/banks-contract/testing';
import { createCompany } from '@freightdesk/company-server';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { jobcardInput, leadInput } from '@freightdesk/intl-shipment-contract/testing';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import type { Clock } from '@freightdesk/shared-calendar';

const gstin = '27AAGCB7383J1Z8';

type SignedIn = { as: Role } | { token: string };

interface Answering<Answer> {
  readonly data: ReturnType<typeof JSON.parse>;
  expect(status: number): Answer;
}

/** What books need of the server under test. */
interface Server<Answer> {
  readonly db: Db;
  readonly clock: Clock;
  post(path: string, body: object, options: SignedIn & { key?: string }): Promise<Answer>;
}

interface Founder {
  /** Whoever set the company up. */
  userId: string;
  signedIn?: (role: Role) => SignedIn;
}

/** A registered company with a party, two banks and a way to make a document of each kind that takes a number; for specs. */
export async function openBooks<Answer extends Answering<Answer>>(
  api: Server<Answer>,
  { userId, signedIn = (role) => ({ as: role }) }: Founder,
) {
  const company = { name: 'Konkan Freight', stateCode: '27', gstin, now: api.clock.now(), userId };
  await withTransaction(api.db, (tx) => createCompany(tx, company));
  const as = (role: Role) => (path: string, body: object, key?: string) =>
    api.post(path, body, { ...signedIn(role), ...(key !== undefined && { key }) });
  const added = async (path: string, body: object) => (await as('ACCOUNT')(path, body)).expect(201).data;

  const party = { name: 'Coastal Spices', roles: ['CUSTOMER', 'VENDOR'], gstin: '27AAPFU0939F1ZV' };
  const { id: partyId } = await added('/party/add', party);
  const openingDate = '2025-04-01';
  const { id: fromBankId } = await added('/bank/add', bankInput({ openingDate }));
  const { id: toBankId } = await added('/bank/add', bankInput({ openingDate, name: 'Second', accountNumber: '0002' }));

  let bills = 0;
  const bill = (date: string, changes: object = {}) => {
    bills += 1;
    const terms = { supplierNumber: `B-${bills}`, supplierDate: date, tdsNature: null, post: true };
    return purchaseInvoiceInput({ partyId, date, ...terms, ...changes });
  };
  const invoice = (date: string, changes: object = {}) => saleInvoiceInput({ partyId, date, issue: true, ...changes });
  const receipt = (date: string) => receiptInput({ bankId: fromBankId, partyId, date, mode: 'NEFT' });
  const transfer = (date: string) => ({ fromBankId, toBankId, amountMinor: 100, date });

  async function bookDocket(date: string): Promise<Answer> {
    const draft = (
      await as('DOMESTIC')('/domestic/jobcard/add', docketInput({ billingPartyId: partyId, date }))
    ).expect(201);
    const { id, version } = draft.data;
    return as('DOMESTIC')('/domestic/jobcard/move', { id, version, to: 'BOOKED' });
  }

  /** One call for each kind of document: its answer is that of the call that takes the number. */
  const documents: Readonly<Record<string, (date: string) => Promise<Answer>>> = {
    'a sale invoice': (date) => as('ACCOUNT')('/sale-invoice/add', invoice(date)),
    "a vendor's bill": (date) => as('ACCOUNT')('/purchase-invoice/add', bill(date)),
    'a receipt': (date) => as('ACCOUNT')('/payment/add', receipt(date)),
    'a transfer': (date) => as('ACCOUNT')('/bank/transfer', transfer(date)),
    'a docket': bookDocket,
    'a lead': (date) => as('MARKETING')('/lead/add', leadInput({ date })),
    'a job': (date) => as('INTERNATIONAL')('/jobcard/add', jobcardInput({ date, customerId: partyId })),
  };
  return { partyId, documents, as, added, bill, invoice, receipt };
}
