import { parseDecimal, sum } from '@freightdesk/shared-money';
import { type KeptCharge, marginOf } from '@freightdesk/tax-contract';
import type { JobProfit } from './job-profit.schema';

type Row = JobProfit['rows'][number];
type Side = Row['actual'];

/** What the ledger has of a job; without a head is what no document line of a head explains. */
export interface EarnedOfJob {
  heads: readonly { chargeHeadId: string | null; name: string | null; buyPaise: number; sellPaise: number }[];
  exchangeDifferencePaise: number;
  onBehalfPaise: number;
  /** What it bears of its costs by journals that moved them there from its master; below zero is what a master gave. */
  movedPaise: number;
}

type Charge = Pick<
  KeptCharge,
  | 'chargeHeadId'
  | 'chargeHead'
  | 'pureAgent'
  | 'waivedReason'
  | 'buyPaise'
  | 'sellPaise'
  | 'quotedBuyPaise'
  | 'quotedSellPaise'
  | 'isAccrued'
  | 'purchaseDocument'
>;

export interface EarningJob {
  charges: readonly Charge[];
  grossKg: string | null;
  chargeableKg: string | null;
  containers: readonly { sizeType: string }[];
}

const sideOf = (buyPaise: number, sellPaise: number): Side => ({
  buyPaise,
  sellPaise,
  marginPaise: sellPaise - buyPaise,
});
const add = (one: Side, other: Side): Side => sideOf(one.buyPaise + other.buyPaise, one.sellPaise + other.sellPaise);
const nothing = sideOf(0, 0);

/** Containers in units of twenty feet: what is longer counts two. */
export const teuOf = (containers: EarningJob['containers']): number =>
  containers.reduce((sum, { sizeType }) => sum + (sizeType.startsWith('2') ? 1 : 2), 0);

/** What is only paid for the customer is neither earned nor spent, in all three columns. */
function rowOfCharge(charge: Charge): Row {
  const { pureAgent, waivedReason, chargeHead } = charge;
  const counted = (paise: number | null) => (pureAgent ? 0 : (paise ?? 0));
  const sells = waivedReason === null ? counted(charge.sellPaise) : 0;
  return {
    ...{ chargeHeadId: charge.chargeHeadId, name: chargeHead.name },
    quoted: sideOf(counted(charge.quotedBuyPaise), counted(charge.quotedSellPaise)),
    accrued: sideOf(counted(charge.buyPaise), sells),
    actual: nothing,
  };
}

const rowOfHead = ({ buyPaise, sellPaise, ...head }: EarnedOfJob['heads'][number]): Row => ({
  ...head,
  ...{ quoted: nothing, accrued: nothing, actual: sideOf(buyPaise, sellPaise) },
});

/** What a house bears of its master's costs, and what the master gives: accrued, till it is posted. */
const rowOfShare = ({ buyPaise, sellPaise, ...head }: EarnedOfJob['heads'][number]): Row => ({
  ...head,
  ...{ quoted: nothing, accrued: sideOf(buyPaise, sellPaise), actual: nothing },
});

function byHead(rows: readonly Row[]): Row[] {
  const found = new Map<string | null, Row>();
  for (const row of rows) {
    const before = found.get(row.chargeHeadId);
    const both = (column: 'quoted' | 'accrued' | 'actual') => add(before?.[column] ?? nothing, row[column]);
    found.set(row.chargeHeadId, {
      ...row,
      ...{ quoted: both('quoted'), accrued: both('accrued'), actual: both('actual') },
    });
  }
  return [...found.values()].sort(
    (one, other) => Number(one.chargeHeadId === null) - Number(other.chargeHeadId === null),
  );
}

/** Paise for each, half away from zero; null where none is known. */
function perUnit(paise: number, units: string): number | null {
  const { digits, scale } = parseDecimal(units);
  if (digits <= 0n) return null;
  const parts = BigInt(paise) * 10n ** BigInt(scale) * 2n;
  const half = paise < 0 ? -digits : digits;
  return Number((parts + half) / (2n * digits));
}

/** What vendors are still to bill, and somebody says that they will. */
const certainPaise = (charges: readonly Charge[]): number =>
  sum(
    charges
      .filter(({ pureAgent, isAccrued, purchaseDocument }) => !pureAgent && isAccrued && purchaseDocument === null)
      .map(({ buyPaise }) => buyPaise ?? 0),
  );

/**
 * What is left of a job when nothing more is done for it: as it was posted, with the costs that are certain. What houses bear of a master
 * counts as it was shared, until accounts move it; then as they moved it.
 */
function netOf(
  job: EarningJob,
  actual: Side,
  { movedPaise }: EarnedOfJob,
  borne: EarnedOfJob['heads'],
): JobProfit['net'] {
  const shared = movedPaise === 0 ? sum(borne.map(({ buyPaise }) => buyPaise)) : 0;
  const side = sideOf(actual.buyPaise + certainPaise(job.charges) + shared, actual.sellPaise);
  return { ...side, marginPercent: marginOf(side.buyPaise, side.sellPaise).marginPercent };
}

/** What a job earns in its three columns, from its charges and from what the ledger has of it. */
export function jobProfit(job: EarningJob, earned: EarnedOfJob, borne: EarnedOfJob['heads'] = []): JobProfit {
  const rows = byHead([...job.charges.map(rowOfCharge), ...borne.map(rowOfShare), ...earned.heads.map(rowOfHead)]);
  const kg = job.chargeableKg ?? job.grossKg;
  const teu = teuOf(job.containers);
  const total = (column: 'quoted' | 'accrued' | 'actual') => {
    const side = rows.reduce((sum, row) => add(sum, row[column]), nothing);
    return {
      ...side,
      marginPercent: marginOf(side.buyPaise, side.sellPaise).marginPercent,
      marginPerKgPaise: kg === null ? null : perUnit(side.marginPaise, kg),
      marginPerTeuPaise: perUnit(side.marginPaise, String(teu)),
    };
  };
  const actual = total('actual');
  return {
    rows,
    ...{ quoted: total('quoted'), accrued: total('accrued'), actual },
    net: netOf(job, actual, earned, borne),
    exchangeDifferencePaise: earned.exchangeDifferencePaise,
    onBehalfPaise: earned.onBehalfPaise,
    ...{ chargeableKg: kg, teu },
  };
}
