import {
  type BillCustomerInput,
  type BilledCustomer,
  billingProblems,
  type ChargedHead,
  type Consolidated,
  consolidated,
  lineOfBillable,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { GtaOption } from '@freightdesk/tax-contract';
import { gtaOptionOn } from '@freightdesk/tax-server';
import { addDocument } from '../document/add-document';
import { billableCharges } from '../document/billable-charges';
import { headsNamed } from '../document/charge-head.repository';
import { rateOfDay } from '../document/rate-of-day';
import type { InvoicesPorts } from '../invoices-ports';
import type { InvoiceTerms } from '../sale-invoice/compose-invoice';
import { saleInvoices } from '../sale-invoice/sale-invoices';
import { holdUnbilled } from './unbilled-customers.repository';

/** Makes drafts of all that a customer was not billed for. What a draft bills already is not taken twice. */
export async function billCustomer(
  { partyId, date }: BillCustomerInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<BilledCustomer> {
  const { tx } = context;
  // Before they are read: two who bill one customer at a time would both find the same charges, and of a job that is being changed those of before.
  const held = await holdUnbilled(tx, partyId);
  const { charges } = await billableCharges(tx, { partyId, side: 'sell' }, ports);
  const open = charges.filter(({ id, draftId }) => held.has(id) && draftId === null);
  const documents = consolidated(open);
  if (documents.length === 0) refuse(billingProblems.nothing_to_take);
  const heads = new Map(
    (await headsNamed(tx, [...new Set(open.map(({ chargeHeadId }) => chargeHeadId))])).map((head) => [head.id, head]),
  );
  const isAbroad = (await ports.findParty(tx, partyId))?.country !== homeCountry;
  const option = await gtaOptionOn(tx, date);
  const drafts: SaleInvoice[] = [];
  for (const document of documents) {
    const terms = await termsOf(document, { partyId, date, isAbroad, heads, option }, context);
    drafts.push(await addDocument(saleInvoices, { terms, posts: false }, context, ports));
  }
  return {
    drafts: drafts.map(({ id, kind, currency, totalPaise }) => ({ id, kind, currency, totalPaise })),
    held: open.length - documents.reduce((sum, one) => sum + one.charges.length, 0),
  };
}

interface Billed {
  partyId: string;
  date: BusinessDate;
  isAbroad: boolean;
  heads: ReadonlyMap<string, ChargedHead>;
  option: GtaOption | null;
}

async function termsOf(
  { currency, isOnBehalf, reverseCharge, charges }: Consolidated,
  { partyId, date, isAbroad, heads, option }: Billed,
  { tx }: WriteContext,
): Promise<InvoiceTerms> {
  const kind = isAbroad ? 'EXPORT' : 'TAX_INVOICE';
  return {
    kind: isOnBehalf ? 'REIMBURSEMENT' : kind,
    // Nobody abroad owes tax here.
    ...{ partyId, date, currency, reverseCharge: reverseCharge && !isAbroad },
    ...(await rateOfDay(tx, { currency, date })),
    lines: charges.map((charge) => lineOfBillable(charge, heads.get(charge.chargeHeadId), { day: date, option })),
  };
}
