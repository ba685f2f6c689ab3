import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { atGtaRate, type GtaOption } from '@freightdesk/tax-contract';
import type { BillableChargeRow } from '../document/billable-charge.schema';
import { type ChargedHead, lineOfHead } from '../document/charged-head.rules';

/** What was paid on the customer's behalf is outside the value of our supply (CGST Rules, rule 33). */
const notOurs = { sac: '996799', gstRate: '0', taxability: 'NON_GST' } as const;

/** The job or the docket of a charge as a line names it. */
export const ownerOf = ({ source, recordId }: BillableChargeRow) =>
  source === 'JOBCARD' ? { jobId: recordId } : { docketId: recordId };

const lineOfCharge = (charge: BillableChargeRow, head: ChargedHead | undefined, day: BusinessDate) => ({
  // The paper names the docket; a job has a place of its own there.
  description: charge.source === 'DOCKET' ? `${charge.description}, ${charge.number ?? ''}` : charge.description,
  ...{ sac: '', gstRate: '18', quantity: charge.quantity, rate: charge.rate },
  ...(head && lineOfHead(head, day)),
  ...(charge.pureAgent && { ...notOurs, sac: head?.sac ?? notOurs.sac }),
  ...{ chargeId: charge.id, chargeHeadId: charge.chargeHeadId },
  ...ownerOf(charge),
});

/** A charge as a line of a document: taxed as its head says on the document's day, the freight of a docket as our GTA option does. */
export function lineOfBillable(
  charge: BillableChargeRow,
  head: ChargedHead | undefined,
  { day, option = null }: { day: BusinessDate; option?: GtaOption | null },
) {
  const line = lineOfCharge(charge, head, day);
  return charge.source === 'DOCKET' ? atGtaRate(line, day, option) : line;
}

export interface Consolidated {
  currency: CurrencyCode;
  /** What was paid on the customer's behalf is no supply of ours, and stands on a paper of its own. */
  isOnBehalf: boolean;
  /** Whose tax the recipient owes; what was paid on his behalf bears none. */
  reverseCharge: boolean;
  charges: readonly BillableChargeRow[];
}

/**
 * The documents that all of a customer's charges make, as few as the law and the currencies allow. What is held is left out, and what
 * earns less than the company asks for: a person looks at that.
 */
export function consolidated(charges: readonly BillableChargeRow[]): Consolidated[] {
  const billable = charges.filter(({ heldBy, lowMargin }) => heldBy === null && lowMargin === null);
  const isReverse = ({ pureAgent, reverseCharge }: BillableChargeRow) => reverseCharge && !pureAgent;
  const keyOf = (charge: BillableChargeRow) => `${charge.currency} ${charge.pureAgent} ${isReverse(charge)}`;
  return [...new Set(billable.map(keyOf))].flatMap((key) => {
    const own = billable.filter((charge) => keyOf(charge) === key);
    const [first] = own;
    if (!first) return [];
    const { currency, pureAgent: isOnBehalf } = first;
    return [{ currency, isOnBehalf, reverseCharge: isReverse(first), charges: own }];
  });
}
