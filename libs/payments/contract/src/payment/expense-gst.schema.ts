import { boolean, decimalText, record, string } from '@freightdesk/shared-endpoint/schema';
import type { ExpenseGst } from './expense-gst.rules';

/** The GST that is said to be within an expense or within what a bank charges; left out where nobody says that there is any. */
export const withinGst = () =>
  record({
    gstRate: decimalText({ digits: 2 }).label('GST rate').required(),
    supply: string<ExpenseGst['supply']>().label('Supply').oneOf(['INTRA', 'INTER']).required(),
    itcEligible: boolean().label('Input credit may be taken').required(),
  })
    .optional()
    .default(undefined);
