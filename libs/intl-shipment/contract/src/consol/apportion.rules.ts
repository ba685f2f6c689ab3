import { type Decimal, parseDecimal, plainDecimal, shareOut, wholeNumber } from '@freightdesk/shared-money';
import type { KeptCharge } from '@freightdesk/tax-contract';
import type { ShareBasis } from './consol.kinds';
import type { JobMeasures } from './consol.schema';

/** What a master costs under one charge head, as its charges stand. */
export interface MasterCost {
  chargeHeadId: string;
  name: string;
  buyPaise: number;
}

type Charge = Pick<KeptCharge, 'chargeHeadId' | 'chargeHead' | 'pureAgent' | 'buyPaise'>;

/** The costs of a master by head. What is only paid for a customer is nobody's cost. */
export function masterCosts(charges: readonly Charge[]): MasterCost[] {
  const found = new Map<string, MasterCost>();
  for (const { chargeHeadId, chargeHead, pureAgent, buyPaise } of charges) {
    if (pureAgent || buyPaise === null) continue;
    const before = found.get(chargeHeadId)?.buyPaise ?? 0;
    found.set(chargeHeadId, { chargeHeadId, name: chargeHead.name, buyPaise: before + buyPaise });
  }
  return [...found.values()];
}

/** How much of a measure a house has; decimals of three places at most. */
function amountOf(basis: ShareBasis, { kg, cbm, teu }: JobMeasures): Decimal {
  if (basis === 'KG') return parseDecimal(kg ?? '0');
  if (basis === 'CBM') return parseDecimal(cbm ?? '0');
  return wholeNumber(basis === 'TEU' ? teu : basis === 'EQUAL' ? 1 : 0);
}

const places = 3;
const asWhole = ({ digits, scale }: Decimal): bigint =>
  scale <= places ? digits * 10n ** BigInt(places - scale) : digits / 10n ** BigInt(scale - places);

/** What each house counts for, as text that the books divide by too. */
export const weightsOf = (basis: ShareBasis, houses: readonly JobMeasures[]): string[] =>
  houses.map((house) => plainDecimal({ digits: asWhole(amountOf(basis, house)), scale: places }));

export interface SharedCost {
  /** Null of what is posted later under a head that the charges do not have. */
  chargeHeadId: string | null;
  name: string | null;
  basis: ShareBasis;
  buyPaise: number;
  weights: string[];
  /** In the order of the houses. */
  shares: number[];
}

interface Sharing {
  costs: readonly MasterCost[];
  houses: readonly JobMeasures[];
  basis: ShareBasis;
  /** Heads that are shared otherwise. */
  heads?: readonly { chargeHeadId: string; basis: ShareBasis }[];
}

/** What each house bears of each cost, to the paisa; the last house takes the residue. */
export function sharedCosts({ costs, houses, basis, heads = [] }: Sharing): SharedCost[] {
  const later = { chargeHeadId: null, name: null, buyPaise: 0 };
  return [...costs, later].map((cost) => {
    const own = heads.find(({ chargeHeadId }) => chargeHeadId === cost.chargeHeadId)?.basis ?? basis;
    const weights = weightsOf(own, houses);
    const shares = shareOut(
      cost.buyPaise,
      weights.map((weight) => asWhole(parseDecimal(weight))),
    );
    return { ...cost, basis: own, weights, shares };
  });
}

/** Bases by which something is to be shared and of which no house has anything. */
export const unmeasuredBases = (costs: readonly SharedCost[]): ShareBasis[] => [
  ...new Set(
    costs
      .filter(({ basis, weights }) => basis !== 'NONE' && weights.every((weight) => Number(weight) === 0))
      .map(({ basis }) => basis),
  ),
];
