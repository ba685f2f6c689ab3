import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { currencyOf, type DatedRates } from './charge-amount.rules';
import { chargeFigures } from './charge-margin.rules';
import { chargeProblems } from './charge.rules';
import type { ChargeLineInput } from './charge.schema';

/** What of a head its charges take over. */
export interface HeadOfCharge {
  id: string;
  name: string;
  pureAgent: boolean;
  active: boolean;
}

interface Settling<Line extends ChargeLineInput> {
  lines: readonly Line[];
  heads: readonly HeadOfCharge[];
  /** Of the day that rupees are reckoned at. */
  rates: DatedRates;
  /** The name of the list in what was sent. */
  list: string;
  /** A head that a line bore before stays on it, also where it is no longer in use. */
  isKept?: (line: Line) => boolean;
}

const currencyIfPriced = (line: ChargeLineInput, side: 'buy' | 'sell'): CurrencyCode | null =>
  (side === 'buy' ? line.buyRate : line.sellRate) ? currencyOf(line, side) : null;

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** A line as a store keeps it: what was left out is filled in, and what follows is computed. */
function settledCharge(line: ChargeLineInput, head: HeadOfCharge | undefined, rates: DatedRates) {
  const { buyMinor, sellMinor, buyPaise, sellPaise } = chargeFigures(line, rates);
  return {
    chargeHeadId: line.chargeHeadId,
    description: line.description ?? head?.name ?? '',
    leg: orNull(line.leg),
    basis: line.basis,
    containerType: orNull(line.containerType),
    quantity: line.quantity,
    minimum: orNull(line.minimum),
    buyRate: orNull(line.buyRate),
    buyCurrency: currencyIfPriced(line, 'buy'),
    vendorId: orNull(line.vendorId),
    sellRate: orNull(line.sellRate),
    sellCurrency: currencyIfPriced(line, 'sell'),
    billToId: orNull(line.billToId),
    pureAgent: line.pureAgent ?? head?.pureAgent ?? false,
    ...{ buyMinor, sellMinor, buyPaise, sellPaise },
  };
}
export type SettledCharge = ReturnType<typeof settledCharge>;

/** Why nothing is charged under a head; a line that bore it before keeps it. */
export function headProblem(head: HeadOfCharge | undefined, isKept: boolean): Omit<FieldProblem, 'field'> | null {
  if (!head) return { code: 'unknown_charge_head', message: 'This charge head does not exist.' };
  if (head.active || isKept) return null;
  return { code: 'charge_head_not_in_use', message: 'This charge head is no longer in use. Choose another one.' };
}

/** Lines as a store keeps them, and what is wrong with them beyond what each says alone. */
export function settleCharges<Line extends ChargeLineInput>(
  settling: Settling<Line>,
): {
  charges: (SettledCharge & { line: Line })[];
  problems: FieldProblem[];
} {
  const { lines, heads, rates, list, isKept = () => false } = settling;
  const headOf = (line: Line) => heads.find(({ id }) => id === line.chargeHeadId);
  const charges = lines.map((line) => ({ ...settledCharge(line, headOf(line), rates), line }));
  const problems = charges.flatMap((charge, index) => {
    const wrong = headProblem(headOf(charge.line), isKept(charge.line));
    const found = [...(wrong ? [{ field: 'chargeHeadId', ...wrong }] : []), ...chargeProblems(charge, rates)];
    return found.map((problem) => ({ ...problem, field: `${list}.${index}.${problem.field}` }));
  });
  return { charges, problems };
}
