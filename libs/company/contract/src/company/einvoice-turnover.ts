/** Where the law of e-invoices draws its lines (notifications 10/2023-Central Tax, and of the portal from 1-Apr-2025). */
export const einvoiceTurnovers = ['UP_TO_5_CRORE', 'ABOVE_5_CRORE', 'FROM_10_CRORE'] as const;
export type EinvoiceTurnover = (typeof einvoiceTurnovers)[number];

export const einvoiceTurnoverLabel: Readonly<Record<EinvoiceTurnover, string>> = {
  UP_TO_5_CRORE: 'Up to 5 crore: no e-invoices',
  ABOVE_5_CRORE: 'Above 5 crore: e-invoices',
  FROM_10_CRORE: 'From 10 crore: e-invoices within 30 days',
};
