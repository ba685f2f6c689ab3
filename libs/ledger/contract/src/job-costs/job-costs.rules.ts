import { parseDecimal, shareOut, sum } from '@freightdesk/shared-money';
import { credit, debit, type PostingLine } from '../voucher/voucher.rules';

/** What a master was posted to cost, whole: also what its houses bear of it already. */
export interface PostedCost {
  accountCode: string;
  /** Null of what no document line of a head explains. */
  chargeHeadId: string | null;
  paise: number;
}

/** What a house bears of an account. */
export interface BorneCost {
  accountCode: string;
  jobId: string;
  paise: number;
}

/** What a house counts for under a head; without a head, under every one that has none of its own. */
export interface CostShare {
  chargeHeadId: string | null;
  houseId: string;
  weight: string;
}

interface ConsolCosts {
  masterId: string;
  posted: readonly PostedCost[];
  borne: readonly BorneCost[];
  shares: readonly CostShare[];
}

const places = 3;
const asWhole = (text: string): bigint => {
  const { digits, scale } = parseDecimal(text);
  return digits * 10n ** BigInt(places - scale);
};

/** What each house is to bear of one cost. */
function dueOf({ accountCode, chargeHeadId, paise }: PostedCost, shares: readonly CostShare[]): BorneCost[] {
  const own = shares.filter((share) => share.chargeHeadId === chargeHeadId);
  const those = own.length > 0 ? own : shares.filter((share) => share.chargeHeadId === null);
  const parts = shareOut(
    paise,
    those.map(({ weight }) => asWhole(weight)),
  );
  return those.map(({ houseId }, index) => ({ accountCode, jobId: houseId, paise: parts[index] ?? 0 }));
}

const keyOf = ({ accountCode, jobId }: BorneCost) => `${accountCode} ${jobId}`;

/** What is still to be moved so that each house bears its share: what is due, less what it bears. Below zero it goes back. */
export function costsToMove({ posted, borne, shares }: Omit<ConsolCosts, 'masterId'>): BorneCost[] {
  const due = posted.flatMap((cost) => dueOf(cost, shares));
  const found = new Map<string, BorneCost>();
  for (const cost of [...due, ...borne.map((one) => ({ ...one, paise: -one.paise }))]) {
    const before = found.get(keyOf(cost));
    found.set(keyOf(cost), { ...cost, paise: (before?.paise ?? 0) + cost.paise });
  }
  return [...found.values()]
    .filter(({ paise }) => paise !== 0)
    .sort((one, other) => one.accountCode.localeCompare(other.accountCode));
}

/** The postings that move them: each account stays as it is, and only the job that bears it is another. */
export function costMoveVoucher(costs: ConsolCosts): PostingLine[] {
  const moved = costsToMove(costs);
  const codes = [...new Set(moved.map(({ accountCode }) => accountCode))];
  return codes.flatMap((code) => {
    const of = moved.filter(({ accountCode }) => accountCode === code);
    const total = sum(of.map(({ paise }) => paise));
    return [
      ...of.flatMap(({ jobId, paise }) => debit(code, paise, { jobId })),
      ...credit(code, total, { jobId: costs.masterId }),
    ];
  });
}
