import { type AddPurchaseInvoiceInput, costAccountOf, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';

type Line = AddPurchaseInvoiceInput['lines'][number];

/** Most of what a forwarder buys is taxed at 18%; the field offers what is in force. */
const usualRate = '18';

/** A new line goes on with what the one above is about. */
export const costAfter = (above?: Partial<Line>): Line => ({
  description: '',
  sac: above?.sac ?? '',
  quantity: '1',
  rate: '',
  gstRate: above?.gstRate ?? usualRate,
  ...(above?.accountCode && { accountCode: above.accountCode }),
  ...(above?.jobId && { jobId: above.jobId }),
});

/** Every member that a form asks for, so that a draft kept in the browser is whole. */
export const newPurchase = (today: BusinessDate) => ({
  date: today,
  currency: 'INR' as const,
  reverseCharge: false,
  itcEligible: true,
  tdsNature: 'OWN' as const,
  lines: [costAfter()],
});

/** An account that the rule would choose anyway stays the rule's, so that another SAC chooses another. */
const chosenAccount = ({ accountCode, sac, jobId }: PurchaseInvoice['lines'][number]) =>
  accountCode === costAccountOf({ sac, jobId }) ? null : accountCode;

/** A draft as its form starts: what was typed, without what was computed of it. */
export const purchaseDefaultsOf = (draft: PurchaseInvoice) => ({
  partyId: draft.party.id,
  partyGstin: draft.party.gstin,
  branchId: draft.branchId,
  supplierNumber: draft.supplierNumber,
  supplierDate: draft.supplierDate,
  date: draft.date,
  currency: draft.currency,
  exchangeRate: draft.exchangeRate,
  reverseCharge: draft.reverseCharge,
  itcEligible: draft.itcEligible,
  tdsNature: draft.tdsNature ?? ('NONE' as const),
  ...(draft.roundOffPaise !== 0 && { roundOffPaise: draft.roundOffPaise }),
  ...(draft.statedTax && { statedTax: draft.statedTax }),
  lines: draft.lines.map((line) => ({
    description: line.description,
    sac: line.sac,
    quantity: line.quantity,
    rate: line.rate,
    gstRate: line.gstRate,
    taxability: line.taxability,
    accountCode: chosenAccount(line),
    jobId: line.jobId,
    docketId: line.docketId,
  })),
});
