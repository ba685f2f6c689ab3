import { chargeRow } from '@freightdesk/tax-contract/testing';
import type { AddQuotationInput, Quotation } from './quotation.schema';

/** What a clerk would type for a quotation, but for whom it is and its charges; for specs. */
export const quotationInput = (changes: Partial<AddQuotationInput> = {}): AddQuotationInput => ({
  date: '2026-11-20',
  validUntil: '2026-12-05',
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  originLocode: 'INNSA',
  destinationLocode: 'AEJEA',
  incoterm: 'FOB',
  ...changes,
});

const figures = { sellPaise: 1_000_000, buyPaise: 800_000, marginPaise: 200_000, marginPercent: '20' };

const nothingYet = {
  sentAt: null,
  approvedAt: null,
  returnReason: null,
  rejectReason: null,
  acceptedAt: null,
  acceptedBy: null,
  reference: null,
  acceptedAlternative: null,
  answeredAt: null,
  answeredBy: null,
  answeredFrom: null,
  jobcardId: null,
  docketId: null,
};

/** A quotation as the server answers it; for specs of screens. */
export const quotationRecord = (changes: Partial<Quotation> = {}): Quotation => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  number: 'QT/26-27/00001',
  revision: 1,
  status: 'DRAFT',
  date: '2026-11-20',
  validUntil: '2026-12-05',
  leadId: '01990000-0000-7000-8000-00000000000a',
  lead: { id: '01990000-0000-7000-8000-00000000000a', name: 'LD/26-27/00001' },
  partyId: null,
  party: null,
  customerName: 'Coastal Spices Exports',
  ownerId: '01939000-0000-7000-8000-000000000001',
  owner: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' },
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  originLocode: 'INNSA',
  originPlace: null,
  destinationLocode: 'AEJEA',
  destinationPlace: null,
  incoterm: 'FOB',
  commodity: 'Cardamom in cartons',
  ...{ containers: [], packages: null, grossKg: null, cbm: null },
  currency: 'INR',
  transitDays: 9,
  freeDays: 14,
  ...figures,
  notes: null,
  ...nothingYet,
  version: 1,
  customerLines: [],
  alternatives: [
    {
      ...{ name: null, carrier: 'Varuna Container Lines', transitDays: 9 },
      charges: [{ ...chargeRow(), rateSheetId: null }],
      sell: [{ currency: 'INR', amountMinor: 1_000_000 }],
      buy: [{ currency: 'INR', amountMinor: 800_000 }],
      ...figures,
    },
  ],
  exchangeRates: [],
  terms: [],
  termIds: [],
  revisions: [{ id: '01990000-0000-7000-8000-0000000000a1', revision: 1 }],
  ...changes,
});
