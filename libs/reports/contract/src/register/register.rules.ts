/** What a row of a register stands for. */
export const registerGroupings = ['document', 'party', 'month'] as const;
export type RegisterGrouping = (typeof registerGroupings)[number];

/** Columns that the totals of a register add up. */
export const registerFigureNames = [
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
] as const;
export type RegisterFigureName = (typeof registerFigureNames)[number];
