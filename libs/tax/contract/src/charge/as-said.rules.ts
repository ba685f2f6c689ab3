import type { StandingCharge } from './charge.schema';
import type { KeptCharge, KeptChargeInput } from './kept-charge.schema';

/** What is agreed of a charge, as a person would say it again: what follows from it is left out, and which charge it is. */
export const asAgreed = (charge: StandingCharge) => ({
  chargeHeadId: charge.chargeHeadId,
  description: charge.description,
  leg: charge.leg,
  basis: charge.basis,
  containerType: charge.containerType,
  quantity: charge.quantity,
  minimum: charge.minimum,
  ...{ buyRate: charge.buyRate, buyCurrency: charge.buyCurrency, vendorId: charge.vendorId },
  ...{ sellRate: charge.sellRate, sellCurrency: charge.sellCurrency, billToId: charge.billToId },
  pureAgent: charge.pureAgent,
});

/** A charge that a job or docket has, as a person would say it again. */
export const asSaid = (charge: KeptCharge): KeptChargeInput & { id: string } => ({
  ...asAgreed(charge),
  id: charge.id,
  isAccrued: charge.isAccrued,
  waivedReason: charge.waivedReason,
});
