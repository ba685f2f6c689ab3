import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';

type Line = AddSaleInvoiceInput['lines'][number];

/** Most of a forwarder's charges are taxed at 18%; the field offers what is in force. */
const usualRate = '18';

/** A new line goes on with what the one above is about. */
export const lineAfter = (above?: Partial<Line>): Line => ({
  description: '',
  sac: above?.sac ?? '',
  quantity: '1',
  rate: '',
  gstRate: above?.gstRate ?? usualRate,
  ...(above?.jobId && { jobId: above.jobId }),
});

export const newInvoice = (today: BusinessDate) => ({
  kind: 'TAX_INVOICE' as const,
  date: today,
  currency: 'INR' as const,
  roundOff: true,
  reverseCharge: false,
  exportWithPayment: false,
  lines: [lineAfter()],
});

/** A draft as its form starts: what was typed, without what was computed of it. */
export const defaultsOf = ({ party, placeOfSupply, placeOfSupplyReason, lines, ...draft }: SaleInvoice) => ({
  kind: draft.kind === 'CREDIT_NOTE' ? undefined : draft.kind,
  partyId: party.id,
  partyGstin: party.gstin,
  branchId: draft.branchId,
  date: draft.date,
  currency: draft.currency,
  exchangeRate: draft.exchangeRate,
  placeOfSupply: placeOfSupplyReason ? placeOfSupply.stateCode : null,
  placeOfSupplyReason,
  reverseCharge: draft.reverseCharge,
  exportWithPayment: draft.exportWithPayment,
  roundOff: draft.roundOff,
  notes: draft.notes,
  lines: lines.map(({ description, sac, quantity, rate, discountMinor, gstRate, taxability, jobId }) => ({
    ...{ description, sac, quantity, rate, gstRate, taxability, jobId },
    ...(discountMinor > 0 && { discountMinor }),
  })),
});
