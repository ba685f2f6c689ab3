/**
 * How far a month is shut, the weakest first. SOFT: desks are done, and only administrators still post. GST_FILED: the returns of the month
 * are with the government, so nothing that they told is added either. HARD: nobody posts.
 */
export const lockKinds = ['SOFT', 'GST_FILED', 'HARD'] as const;
export type LockKind = (typeof lockKinds)[number];

export const lockKindLabel: Readonly<Record<LockKind, string>> = {
  SOFT: 'Soft lock',
  GST_FILED: 'GST filed',
  HARD: 'Hard lock',
};

/** What shuts a month further than it is; all of them where it is open. A month is opened, and never shut less. */
export const furtherLocks = (than: LockKind | null): readonly LockKind[] =>
  than === null ? lockKinds : lockKinds.slice(lockKinds.indexOf(than) + 1);
