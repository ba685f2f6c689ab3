import { type EinvoiceTurnover, hasEinvoices } from '@freightdesk/company-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';

/** What of a document says whether the portal takes it. */
export interface EinvoicedFacts extends Pick<SaleInvoice, 'kind' | 'status' | 'supply'> {
  supplier: { gstin?: string | null };
  recipient: { country: string; gstin?: string | null };
  lines: readonly Pick<SaleInvoice['lines'][number], 'taxability' | 'sac'>[];
}

/** Why a document has no e-invoice, or null where the portal takes it (CGST Rules, rule 48(4); notification 13/2020). */
export function outsideEinvoicing({ kind, status, supplier, recipient, supply, lines }: EinvoicedFacts): string | null {
  if (status === 'DRAFT') return 'A draft has no e-invoice: issue it first.';
  if (status === 'CANCELLED') return 'This document is cancelled: the portal takes no cancelled document.';
  if (!supplier.gstin) return 'We are not registered under GST, so there is no e-invoice.';
  if (kind === 'PROFORMA') return 'A proforma invoice is no supply, so there is no e-invoice.';
  if (kind === 'OPENING') return 'This was brought forward: its e-invoice is of the books of before.';
  if (lines.every(({ taxability }) => taxability !== 'TAXABLE')) {
    return 'Nothing of this is taxed: e-invoicing is for taxable supplies.';
  }
  if (recipient.country === homeCountry && !recipient.gstin && supply !== 'EXPORT') {
    return 'The customer is not registered: e-invoicing is for registered customers and exports.';
  }
  if (lines.every(({ sac }) => sac === '996791')) {
    return 'A goods transport agency is outside e-invoicing (notification 13/2020-Central Tax).';
  }
  return null;
}

/** Why a company does not register what it issues on a day, or null where it does. */
export function notObliged(company: Parameters<typeof hasEinvoices>[0], date: BusinessDate): string | null {
  if (hasEinvoices(company, date)) return null;
  return company.einvoiceTurnover === 'UP_TO_5_CRORE'
    ? 'E-invoices begin above a turnover of 5 crore; the company’s setting says less.'
    : 'It bears a date before the day from which the company has e-invoices.';
}

/** From a turnover of 10 crore the portal takes a document within so many days of its date (GSTN's advisory of 5 November 2024). */
const daysToRegister = 30;

/** The last day on which the portal takes a document; it takes one of a smaller company on any. */
export const registerBy = (date: BusinessDate, turnover: EinvoiceTurnover): BusinessDate | null =>
  turnover === 'FROM_10_CRORE' ? addDays(date, daysToRegister) : null;

/** Of a document that is issued: the day by which the portal would have to have it, whatever the company's turnover; null where it is outside. */
export const einvoiceBy = (facts: Omit<EinvoicedFacts, 'status'> & { date: BusinessDate }): BusinessDate | null =>
  outsideEinvoicing({ ...facts, status: 'ISSUED' }) === null ? addDays(facts.date, daysToRegister) : null;
