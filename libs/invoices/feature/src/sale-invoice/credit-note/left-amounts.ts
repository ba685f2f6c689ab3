import { leftOf, type SaleInvoice } from '@freightdesk/invoices-contract';

/** What is left of each line before tax; nothing where notes took all of it. */
export const leftAmounts = (invoice: SaleInvoice): (number | null)[] =>
  leftOf(invoice).lines.map(({ taxableMinor }) => (taxableMinor > 0 ? taxableMinor : null));
