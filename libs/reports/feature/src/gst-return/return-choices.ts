import type { ReturnTie } from '@freightdesk/reports-contract';

export const returnLabels = { gstr1: 'GSTR-1', gstr3b: 'GSTR-3B' } as const;
export type ReturnName = keyof typeof returnLabels;
export const isReturn = (text: string | null): text is ReturnName => text !== null && Object.hasOwn(returnLabels, text);

/** What of a return is held against report and ledger. */
export const tieLabel: Readonly<Record<ReturnTie['what'], string>> = {
  sections: 'Sections of GSTR-1',
  hsn: 'HSN summary',
  outward: 'Outward supplies',
  reverseCharge: 'Reverse charge',
  inputCredit: 'Input credit',
};

/** Those that are of what was bought. */
export const boughtTies: readonly ReturnTie['what'][] = ['reverseCharge', 'inputCredit'];

/** Sections of what was bought. */
export const boughtSections: readonly string[] = [
  ...['isup_rev', 'itc_not_told', 'itc_unpaid', 'itc_told_since', 'itc_paid_since'],
  'itc_net',
];
