import { uploadDocument } from '@freightdesk/activity-contract';
import { getJobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { addPurchaseInvoice, addSaleInvoice, listBillableCharges } from '@freightdesk/invoices-contract';
import type { Party } from '@freightdesk/parties-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { asSaid } from '@freightdesk/tax-contract';
import { pdfFile } from '../company/papers';
import type { Call } from './diary';
import { headFinder } from './heads';
import type { Job } from './jobs';
import type { Made } from './made';
import { minutesLater } from './work-time';
import { historyDays, type World } from './world';

const rupees = '18450';
const storage = {
  description: 'Ground rent of the terminal, paid for you',
  sac: '996719',
  quantity: '1',
  gstRate: '0',
};

/** The job's desk writes down what the port was paid on the customer's behalf. */
async function writeDown(call: Call, job: Job): Promise<void> {
  const [{ chargeHeadId } = {}] = await headFinder()(call, [{ head: 'PORT' }]);
  if (!chargeHeadId) return;
  const { id, version, charges } = await call(getJobcard, { id: job.id.record });
  const sums = { buyRate: rupees, buyCurrency: 'INR', sellRate: rupees, sellCurrency: 'INR' } as const;
  const paid = { chargeHeadId, description: storage.description, basis: 'AT_ACTUAL', quantity: '1' } as const;
  await call(updateJobcard, { id, version, charges: [...charges.map(asSaid), { ...paid, ...sums, pureAgent: true }] });
}

/** The bill with its scan, and the document that asks the customer for the same sum. */
async function handOn(call: Call, { job, vendor, today }: { job: Job; vendor: Made<Party>; today: string }) {
  const partyId = job.customerId.record;
  const { charges } = await call(listBillableCharges, { partyId });
  const paid = charges.find(({ recordId, rate }) => recordId === job.id.record && rate === rupees);
  if (!paid) return;
  const terms = { date: today, currency: 'INR' as const };
  // By its head it is booked to what is recovered from the customer, and not to what we spend.
  const charged = { jobId: job.id.record, chargeId: paid.id, chargeHeadId: paid.chargeHeadId };
  const line = { ...storage, ...charged, taxability: 'NON_GST' as const, rate: rupees };
  const { id } = await call(addPurchaseInvoice, {
    ...{ partyId: vendor.record.id, supplierNumber: 'GR/26-27/7713', supplierDate: today, ...terms, post: true },
    lines: [line],
  });
  const file = pdfFile('terminal-receipt.pdf', 'Ground rent: Rs 18,450.00, received');
  await call(uploadDocument, { record: 'purchase invoice', recordId: id, kind: 'VENDOR_BILL', file });
  await call(addSaleInvoice, { kind: 'REIMBURSEMENT', partyId, ...terms, issue: true, lines: [line] });
}

/** What a terminal was paid for a customer, asked back from him with its receipt. */
export function tellOfReimbursements(world: World, job: Job | undefined, vendor: Made<Party> | undefined): void {
  const { diary, firstDay } = world;
  if (!job || !vendor) return;
  const today = addDays(firstDay, historyDays);
  diary.note('INTERNATIONAL', minutesLater(job.openedAt, 20), (call) => writeDown(call, job));
  diary.note('ACCOUNT', new Date(`${today}T00:50:00+05:30`), (call) => handOn(call, { job, vendor, today }));
}
