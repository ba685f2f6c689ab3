import type { BusinessDate } from '@freightdesk/shared-calendar';

/** Where the law of e-invoices draws its lines (notifications 10/2023-Central Tax, and of the portal from 1-Apr-2025). */
export const einvoiceTurnovers = ['UP_TO_5_CRORE', 'ABOVE_5_CRORE', 'FROM_10_CRORE'] as const;
export type EinvoiceTurnover = (typeof einvoiceTurnovers)[number];

export const einvoiceTurnoverLabel: Readonly<Record<EinvoiceTurnover, string>> = {
  UP_TO_5_CRORE: 'Up to 5 crore: no e-invoices',
  ABOVE_5_CRORE: 'Above 5 crore: e-invoices',
  FROM_10_CRORE: 'From 10 crore: e-invoices within 30 days',
};

/** What of a company decides of its e-invoices. */
export interface EinvoicingCompany {
  einvoiceTurnover: EinvoiceTurnover;
  einvoiceFrom: BusinessDate | null;
}

/**
 * Whether the company registers what it issues on a day: a turnover above 5 crore in any year since 2017-18 obliges from the year that
 * follows, and goes on where later years are below (CGST Rules, rule 48(4); notification 13/2020 as amended by 10/2023).
 */
export const hasEinvoices = ({ einvoiceTurnover, einvoiceFrom }: EinvoicingCompany, day: BusinessDate): boolean =>
  einvoiceTurnover !== 'UP_TO_5_CRORE' && (einvoiceFrom === null || day >= einvoiceFrom);
