/** A trial balance stands after the closing of its year, or as it was before: incomes and expenses not moved yet. */
export const closingSides = ['AFTER', 'BEFORE'] as const;
export type ClosingSide = (typeof closingSides)[number];

export const closingSideLabel: Readonly<Record<ClosingSide, string>> = {
  AFTER: 'After closing',
  BEFORE: 'Before closing',
};

export const isClosingSide = (text: string | null): text is ClosingSide => closingSides.some((side) => side === text);
