import type { ChargeLineInput, StandingCharge } from './charge.schema';
import type { KeptCharge } from './kept-charge.schema';

/** What a clerk would type for a charge; for specs. */
export const chargeLine = (
  changes: Partial<ChargeLineInput> & Pick<ChargeLineInput, 'chargeHeadId'>,
): ChargeLineInput => ({
  basis: 'PER_SHIPMENT',
  quantity: '1',
  buyRate: '8000',
  sellRate: '10000',
  ...changes,
});

/** A charge as the server answers it; for specs of screens. */
export const chargeRow = (changes: Partial<StandingCharge> = {}): StandingCharge => ({
  id: '01990000-0000-7000-8000-0000000000d1',
  chargeHeadId: '01990000-0000-7000-8000-0000000000e1',
  chargeHead: { id: '01990000-0000-7000-8000-0000000000e1', name: 'Ocean freight' },
  description: 'Ocean freight',
  leg: null,
  basis: 'PER_SHIPMENT',
  containerType: null,
  quantity: '1',
  minimum: null,
  ...{ buyRate: '8000', buyCurrency: 'INR', vendorId: null, vendor: null },
  ...{ sellRate: '10000', sellCurrency: 'INR', billToId: null, billTo: null },
  pureAgent: false,
  ...{ buyMinor: 800_000, sellMinor: 1_000_000, buyPaise: 800_000, sellPaise: 1_000_000 },
  ...{ marginPaise: 200_000, marginPercent: '20' },
  ...changes,
});

/** A charge of a job or a docket as the server answers it; for specs of screens. */
export const keptChargeRow = (changes: Partial<KeptCharge> = {}): KeptCharge => ({
  ...chargeRow(),
  status: 'PLANNED',
  ...{ isAccrued: false, waivedReason: null, quotedBuyPaise: 800_000, quotedSellPaise: 1_000_000 },
  ...{ billedBuyPaise: null, billedSellPaise: null, saleDocument: null, purchaseDocument: null },
  ...changes,
});
