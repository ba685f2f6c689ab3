import type { KeptCharge, KeptChargeInput } from './kept-charge.schema';

/** A charge as a person would say it again: what follows from it is left out. */
export const asSaid = (charge: KeptCharge): KeptChargeInput & { id: string } => ({
  id: charge.id,
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
  isAccrued: charge.isAccrued,
  waivedReason: charge.waivedReason,
});
