/** Why a charge cannot be billed yet. */
export const heldBys = ['NOT_OPEN', 'POD_MISSING'] as const;
export type HeldBy = (typeof heldBys)[number];

export const heldByText: Readonly<Record<HeldBy, string>> = {
  NOT_OPEN: 'Its job or docket is not open for billing.',
  POD_MISSING: 'The proof of delivery is missing.',
};
