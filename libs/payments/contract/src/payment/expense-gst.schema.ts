import { boolean, decimalText, record, string } from '@freightdesk/shared-endpoint/schema';
import type { ExpenseGst } from './expense-gst.rules';

const terms = {
  gstRate: decimalText({ digits: 2 }).label('GST rate').required(),
  supply: string<ExpenseGst['supply']>().label('Supply').oneOf(['INTRA', 'INTER']).required(),
  itcEligible: boolean().label('Input credit may be taken').required(),
};

/** The GST that is said to be within what a bank charges; left out where nobody says that there is any. */
export const withinGst = () => record(terms).optional().default(undefined);

/** Of an expense: within the amount; or beside it, where the vendor charges none and we owe it. */
export const expenseGst = () =>
  record({ ...terms, reverseCharge: boolean().label('We pay the tax (reverse charge)') })
    .optional()
    .default(undefined);
