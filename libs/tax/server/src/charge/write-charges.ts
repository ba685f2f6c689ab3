import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId, type Tx } from '@freightdesk/shared-database';
import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import {
  asSaid,
  chargeProblemKinds,
  datedRates,
  type KeptCharge,
  type KeptChargeInput,
  settleCharges,
  type SettledCharge,
} from '@freightdesk/tax-contract';
import { ratesOfDay } from '../exchange-rate/exchange-rate.repository';
import {
  type ChargeOwner,
  type ChargeRow,
  chargesOf,
  headsOfCharges,
  keepCharges,
  knownParties,
  lockCharges,
} from './charge.repository';

export interface WrittenCharges extends ChargeOwner {
  /** Who is billed where a charge names nobody. */
  customerId: string | null;
  /** The day at whose rates rupees are reckoned. */
  date: BusinessDate;
  /** While it is being agreed, what is written down is what was quoted; what comes later was not. */
  isDraft: boolean;
  /** Undefined where nothing was said of them: they stay, and may have another payer. */
  charges: readonly KeptChargeInput[] | undefined;
}

type Settled = SettledCharge & { line: KeptChargeInput };
const list = 'charges';

/** Writes down what a job or a docket earns and costs, in the transaction of the write that says so. */
export async function writeCharges(context: WriteContext, written: WrittenCharges): Promise<void> {
  const { tx } = context;
  const { charges: said } = written;
  const owner = { record: written.record, recordId: written.recordId };
  await lockCharges(tx, owner);
  const before = await chargesOf(tx, owner);
  const lines = said ?? before.map(asSaid);
  if (lines.length + before.length === 0) return;
  const standing = new Map(before.map((charge) => [charge.id, charge]));
  const settled = await settledOrRefuse(tx, { ...written, lines, standing });
  refuseBilled(settled, standing);
  await keepCharges(
    tx,
    owner,
    settled.map((charge, position) => rowOf(charge, { ...written, position, standing, context })),
  );
}

interface Settling extends Omit<WrittenCharges, 'charges'> {
  lines: readonly KeptChargeInput[];
  standing: ReadonlyMap<string, KeptCharge>;
}

async function settledOrRefuse(tx: Tx, { lines, standing, date }: Settling): Promise<Settled[]> {
  const heads = await headsOfCharges(tx, [...new Set(lines.map(({ chargeHeadId }) => chargeHeadId))]);
  const rates = datedRates(await ratesOfDay(tx, date));
  const isKept = ({ id, chargeHeadId }: KeptChargeInput) =>
    id !== undefined && standing.get(id)?.chargeHeadId === chargeHeadId;
  const { charges, problems } = settleCharges({ lines, heads, rates, list, isKept });
  const errors = [...problems, ...(await unknownNames(tx, lines, standing))];
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return charges;
}

/** Charges and parties that lines name and that are not there. */
async function unknownNames(
  tx: Tx,
  lines: readonly KeptChargeInput[],
  standing: Settling['standing'],
): Promise<FieldProblem[]> {
  const parties = lines.flatMap(({ vendorId, billToId }) => [vendorId, billToId].filter((id) => id != null));
  const known = await knownParties(tx, [...new Set(parties)]);
  const ids = lines.map(({ id }) => id);
  return lines.flatMap(({ id, vendorId, billToId }, index) => {
    const isUnknown = {
      id: id !== undefined && (!standing.has(id) || ids.indexOf(id) < index),
      vendorId: vendorId != null && !known.has(vendorId),
      billToId: billToId != null && !known.has(billToId),
    };
    return Object.entries(isUnknown)
      .filter(([, isWrong]) => isWrong)
      .map(([field]) => ({ field: `${list}.${index}.${field}`, code: 'unknown', message: 'This does not exist.' }));
  });
}

const sellSide = ['chargeHeadId', 'sellMinor', 'sellCurrency', 'billToId'] as const;
const buySide = ['chargeHeadId', 'buyMinor', 'buyCurrency', 'vendorId'] as const;

/** What a document bills is not changed behind it, and does not go. */
function refuseBilled(settled: readonly Settled[], standing: Settling['standing']): void {
  const isChanged = (before: KeptCharge): boolean => {
    if (!before.saleDocument && !before.purchaseDocument) return false;
    const after = settled.find(({ line }) => line.id === before.id);
    if (!after) return true;
    const differs = (fields: readonly (typeof sellSide | typeof buySide)[number][]) =>
      fields.some((field) => after[field] !== before[field]);
    const isWaived = before.saleDocument !== null && Boolean(after.line.waivedReason);
    return (
      isWaived ||
      (before.saleDocument !== null && differs(sellSide)) ||
      (before.purchaseDocument !== null && differs(buySide))
    );
  };
  const changed = [...standing.values()].find(isChanged);
  if (!changed) return;
  const { saleDocument, purchaseDocument } = changed;
  refuse(chargeProblemKinds.charge_billed, {
    members: { charge: changed.id, document: saleDocument ?? purchaseDocument },
  });
}

interface RowFacts extends Settling {
  position: number;
  context: WriteContext;
}

type Rupees = Pick<SettledCharge, 'buyPaise' | 'sellPaise'>;

/** What was billed was billed at the rates of that day. */
const rupeesOf = (charge: Rupees, before: KeptCharge | undefined): Rupees => ({
  buyPaise: before?.purchaseDocument ? before.buyPaise : charge.buyPaise,
  sellPaise: before?.saleDocument ? before.sellPaise : charge.sellPaise,
});

function quotedOf(charge: Rupees, before: KeptCharge | undefined, isDraft: boolean) {
  if (before) return { quotedBuyPaise: before.quotedBuyPaise, quotedSellPaise: before.quotedSellPaise };
  return { quotedBuyPaise: isDraft ? charge.buyPaise : null, quotedSellPaise: isDraft ? charge.sellPaise : null };
}

function rowOf({ line, ...charge }: Settled, facts: Omit<RowFacts, 'lines'>): ChargeRow {
  const { record, recordId, customerId, position, standing, context, isDraft } = facts;
  const before = line.id === undefined ? undefined : standing.get(line.id);
  return {
    ...charge,
    ...{ record, recordId, position, id: before?.id ?? newId(), payerId: charge.billToId ?? customerId },
    ...rupeesOf(charge, before),
    ...quotedOf(charge, before, isDraft),
    isAccrued: line.isAccrued ?? false,
    waivedReason: line.waivedReason ?? null,
    ...writtenBy(context),
  };
}
