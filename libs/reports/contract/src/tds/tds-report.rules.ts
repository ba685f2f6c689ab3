/** Payable is what we withheld from vendors; receivable is what customers withheld from us. */
export const tdsSides = ['PAYABLE', 'RECEIVABLE'] as const;
export type TdsSide = (typeof tdsSides)[number];

export const tdsGroupings = ['document', 'party', 'section', 'quarter'] as const;
export type TdsGrouping = (typeof tdsGroupings)[number];
