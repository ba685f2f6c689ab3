import { expenseFigures, type ExpenseGst } from '@freightdesk/payments-contract';

/** What a payment keeps of the GST of an amount: the reports of GST add it up. */
export const gstColumns = (paise: number, gst: ExpenseGst) => ({
  gstRate: gst.gstRate,
  gstSupply: gst.supply,
  itcEligible: gst.itcEligible,
  ...(gst.reverseCharge && { reverseCharge: true }),
  ...expenseFigures(paise, gst),
});
