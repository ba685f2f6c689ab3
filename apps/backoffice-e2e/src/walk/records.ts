import type { Caller } from '../support/people';

interface Row {
  id: string;
  kind?: string;
  status?: string;
  stage?: string;
}

/** Ids of records of the sample company, for the screens that show one. */
export interface Records {
  lead: string;
  quotation: string;
  jobcard: string;
  shipment: string;
  docket: string;
  draftDocket: string;
  parcel: string;
  invoice: string;
  draftInvoice: string;
  bill: string;
  draftBill: string;
  payment: string;
  paymentRun: string;
  party: string;
  bank: string;
  journal: string;
  settlement: string;
}

const workedOn = ['NEW', 'CONTACTED', 'QUALIFIED'];
const isDraft = ({ status }: Row) => status === 'DRAFT';
const done = ['CLOSED', 'CANCELLED', 'DELIVERED', 'EMPTY_RETURNED'];

/** One record of each kind, in a state in which its screen offers something to do. */
export async function findRecords(admin: Caller): Promise<Records> {
  const idOf = async (kind: string, fits: (row: Row) => boolean = () => true): Promise<string> => {
    const found = (await admin.get<Row[]>(`/${kind}/list?pageSize=100`)).find(fits);
    if (!found) throw new Error(`The sample company has no such ${kind}.`);
    return found.id;
  };
  return {
    lead: await idOf('lead', ({ stage = '' }) => workedOn.includes(stage)),
    quotation: await idOf('quotation', isDraft),
    jobcard: await idOf('jobcard', ({ status = '' }) => !done.includes(status)),
    shipment: await idOf('shipment', ({ status = '' }) => !done.includes(status)),
    docket: await idOf('domestic/jobcard', ({ status }) => status === 'DELIVERED'),
    draftDocket: await idOf('domestic/jobcard', isDraft),
    parcel: await idOf('domestic/shipment'),
    // Which of the documents is the newest one changes with the day of the month.
    invoice: await idOf('sale-invoice', ({ kind, status }) => kind === 'TAX_INVOICE' && status === 'ISSUED'),
    draftInvoice: await idOf('sale-invoice', isDraft),
    bill: await idOf('purchase-invoice', ({ status }) => status === 'POSTED'),
    draftBill: await idOf('purchase-invoice', isDraft),
    payment: await idOf('payment', ({ status }) => status === 'POSTED'),
    paymentRun: await idOf('payment-run', ({ status }) => status === 'SUBMITTED'),
    party: await idOf('party'),
    bank: await idOf('bank'),
    journal: await idOf('journal'),
    settlement: await idOf('settlement', ({ status }) => status === 'PENDING_APPROVAL'),
  };
}
