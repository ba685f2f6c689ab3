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

/** What of a return is held against report and ledger. */
export const tieLabel: Readonly<Record<ReturnTie['what'], string>> = {
  sections: 'Sections of GSTR-1',
  hsn: 'HSN summary',
  outward: 'Outward supplies',
  reverseCharge: 'Reverse charge',
  inputCredit: 'Input credit',
};

/** Sections of what was bought. */
export const boughtSections: readonly string[] = [
  ...['isup_rev', 'itc_not_told', 'itc_unpaid', 'itc_told_since', 'itc_paid_since'],
  'itc_net',
];
