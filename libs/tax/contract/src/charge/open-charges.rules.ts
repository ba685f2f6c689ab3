import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { sum } from '@freightdesk/shared-money';
import type { KeptCharge } from './kept-charge.schema';

type Open = Pick<
  KeptCharge,
  'description' | 'buyMinor' | 'sellMinor' | 'isAccrued' | 'waivedReason' | 'saleDocument' | 'purchaseDocument'
>;

/** A sale may wait so long for its invoice; after that its margin leaks. */
export const billedWithinDays = 3;

export const isUnbilled = ({ sellMinor, saleDocument, waivedReason }: Open): boolean =>
  sellMinor !== null && saleDocument === null && waivedReason === null;

type Sold = Open & Pick<KeptCharge, 'billToId' | 'sellPaise'>;

/** What a customer of a job or a docket is yet to be billed; a line of another payer is his own. */
export const soldTo = (customerId: string, charges: readonly Sold[]): number =>
  sum(
    charges
      .filter((charge) => isUnbilled(charge) && (charge.billToId ?? customerId) === customerId)
      .map(({ sellPaise }) => sellPaise ?? 0),
  );

/** A cost is settled by the vendor's bill, or by somebody who says that it will come as it stands. */
export const isUncertain = ({ buyMinor, purchaseDocument, isAccrued }: Open): boolean =>
  buyMinor !== null && purchaseDocument === null && !isAccrued;

const unbilled = '{{charge}} is not billed yet. Bill it, or say why it is waived.';
const uncertain = '{{charge}} has neither a bill of the vendor nor an accrual.';

/** What keeps a record from being closed: money that nobody would look for any more. */
export const openChargeProblems = (charges: readonly Open[]): FieldProblem[] =>
  charges.flatMap((charge, index) => {
    const values = { charge: charge.description };
    const field = `charges.${index}`;
    return [
      ...(isUnbilled(charge) ? [{ field: `${field}.sellRate`, code: 'unbilled', message: unbilled, values }] : []),
      ...(isUncertain(charge)
        ? [{ field: `${field}.buyRate`, code: 'uncertain_cost', message: uncertain, values }]
        : []),
    ];
  });
