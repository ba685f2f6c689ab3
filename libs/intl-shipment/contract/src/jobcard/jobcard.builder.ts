import type { AddJobcardInput, Jobcard } from './jobcard.schema';

/** What a clerk would type for a job, but for its customer; for specs. */
export const jobcardInput = (
  changes: Partial<AddJobcardInput> & Pick<AddJobcardInput, 'customerId'>,
): AddJobcardInput => ({
  date: '2026-11-20',
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  originLocode: 'INNSA',
  destinationLocode: 'AEJEA',
  incoterm: 'FOB',
  commodity: 'Cardamom in cartons',
  ...changes,
});

const customer = { id: '01990000-0000-7000-8000-0000000000c1', name: 'Coastal Spices Exports' };

/** What few jobs say. */
const unsaid = {
  blType: null,
  blOriginals: null,
  freightTerms: null,
  goodsCurrency: null,
  goodsValueMinor: null,
  demurrageFreeDays: null,
  detentionFreeDays: null,
  demurrageDayPaise: null,
  detentionDayPaise: null,
} satisfies Partial<Jobcard>;

const nothingDue = {
  siCutoffAt: null,
  vgmCutoffAt: null,
  gateInCutoffAt: null,
  customsCutoffAt: null,
  doNumber: null,
  doValidUntil: null,
};

/** A job as the server answers it; for specs of screens. */
export const jobcardRecord = (changes: Partial<Jobcard> = {}): Jobcard => ({
  id: '01990000-0000-7000-8000-00000000000b',
  number: 'SE/26-27/00001',
  status: 'DRAFT',
  date: '2026-11-20',
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  customerId: customer.id,
  customer,
  shipperId: null,
  shipper: null,
  consigneeId: null,
  consignee: null,
  notifyPartyId: null,
  overseasAgentId: null,
  ownerId: '01939000-0000-7000-8000-000000000001',
  owner: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' },
  leadId: null,
  originLocode: 'INNSA',
  originPlace: null,
  destinationLocode: 'AEJEA',
  destinationPlace: null,
  incoterm: 'FOB',
  commodity: 'Cardamom in cartons',
  receiptPlace: null,
  receiptStateCode: null,
  mawbNumber: null,
  hawbNumber: null,
  mblNumber: null,
  hblNumber: null,
  ...unsaid,
  bookingNumber: null,
  carrier: null,
  vessel: null,
  voyage: null,
  imoNumber: null,
  etd: null,
  eta: null,
  ...nothingDue,
  reference: null,
  cancelReason: null,
  notes: null,
  grossKg: null,
  chargeableKg: null,
  version: 1,
  containers: [],
  packages: [],
  charges: [],
  shipments: [],
  ...changes,
});
