import { currencies, plainDecimal, shift, sum, wholeNumber } from '@freightdesk/shared-money';
import type { ChargeBasis } from '../charge-head/charge-head.kinds';
import { chargeAmount, currencyOf, type PricedCharge } from './charge-amount.rules';

/** What is known of the goods that charges are counted by. */
export interface ChargedGoods {
  chargeableKg?: string | null | undefined;
  /** Cubic metres or tonnes, whichever is more. */
  revenueTons?: string | null | undefined;
  /** The type of each container. */
  containers?: readonly string[] | undefined;
}

interface Counted {
  basis: ChargeBasis;
  containerType?: string | null | undefined;
}

const containersOf = ({ containerType }: Counted, { containers = [] }: ChargedGoods): string | null => {
  const counted = containerType ? containers.filter((type) => type === containerType) : containers;
  return counted.length === 0 ? null : String(counted.length);
};

const quantities: Readonly<Record<ChargeBasis, (charge: Counted, goods: ChargedGoods) => string | null>> = {
  PER_SHIPMENT: () => '1',
  PER_BL: () => '1',
  PER_CONTAINER: containersOf,
  PER_KG_CHARGEABLE: (_charge, { chargeableKg }) => chargeableKg ?? null,
  PER_CBM_RT: (_charge, { revenueTons }) => revenueTons ?? null,
  // What it is a part of stands in the other lines, not in the goods.
  PERCENT: () => null,
  AT_ACTUAL: () => '1',
};

/** How many are charged by what is known of the goods; null where that does not say. */
export const quantityOf = (charge: Counted, goods: ChargedGoods): string | null =>
  quantities[charge.basis](charge, goods);

/** What the other lines of its currency are sold for, percentages apart: what a percentage is proposed of, in main units. */
export function percentBase(charge: PricedCharge, others: readonly PricedCharge[]): string {
  const currency = currencyOf(charge, 'sell');
  const amounts = others
    .filter(({ basis }) => basis !== 'PERCENT')
    .map((other) => chargeAmount(other, 'sell'))
    .map((amount) => (amount?.currency === currency ? amount.amountMinor : 0));
  return plainDecimal(shift(wholeNumber(sum(amounts)), -currencies[currency].minorDigits));
}
