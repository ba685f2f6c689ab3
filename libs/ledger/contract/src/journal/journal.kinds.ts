/** A journal is never changed: it is taken back by its mirror, and keeps its number. */
export const journalStatuses = ['POSTED', 'REVERSED'] as const;
export type JournalStatus = (typeof journalStatuses)[number];

export const journalStatusLabel: Readonly<Record<JournalStatus, string>> = { POSTED: 'Posted', REVERSED: 'Reversed' };
