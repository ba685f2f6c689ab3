import type { ReturnTie } from '@freightdesk/reports-contract';
import { type BusinessDate, systemClock } from '@freightdesk/shared-calendar';

export const returnLabels = { gstr1: 'GSTR-1', gstr3b: 'GSTR-3B' } as const;
export type ReturnName = keyof typeof returnLabels;
export const isReturn = (text: string | null): text is ReturnName => text !== null && Object.hasOwn(returnLabels, text);

/** This month and those before it, as the portal names them: `112026`. */
export function lastPeriods(today: BusinessDate = systemClock.today(), count = 18): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_none, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return `${String(first.getUTCMonth() + 1).padStart(2, '0')}${first.getUTCFullYear()}`;
  });
}

/** `112026` as reports name a month. */
export const monthOf = (period: string) => `${period.slice(2)}-${period.slice(0, 2)}`;

/** What a section of a return holds. */
export const sectionLabel: Readonly<Record<string, string>> = {
  b2b: 'Invoices to registered customers (b2b)',
  b2cl: 'Large invoices to unregistered customers of other States (b2cl)',
  b2cs: 'Other sales to unregistered customers (b2cs)',
  exp: 'Exports (exp)',
  cdnr: 'Notes to registered customers (cdnr)',
  cdnur: 'Notes to unregistered customers (cdnur)',
  nil: 'Nil-rated, exempt and outside GST (nil)',
  at: 'Tax on advances received (11A)',
  txpd: 'Advances adjusted (11B)',
  osup: 'Outward supplies (3.1 a to e)',
  isup_rev: 'Inward supplies under reverse charge (3.1 d)',
  itc_not_told: 'Credit that vendors have not told yet (4 B 2)',
  itc_told_since: 'Credit of earlier months, told now (4 D 1)',
  itc_net: 'Input credit, net (4 C)',
};

/** What of a return is held against report and ledger. */
export const tieLabel: Readonly<Record<ReturnTie['what'], string>> = {
  sections: 'Sections of GSTR-1',
  hsn: 'HSN summary',
  outward: 'Outward supplies',
  reverseCharge: 'Reverse charge',
  inputCredit: 'Input credit',
};

/** Sections of what was bought. */
export const boughtSections: readonly string[] = ['isup_rev', 'itc_not_told', 'itc_told_since', 'itc_net'];
