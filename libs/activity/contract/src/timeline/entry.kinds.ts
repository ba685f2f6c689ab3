/** What a timeline tells of. */
export const entryKinds = ['change', 'note', 'file'] as const;
export type EntryKind = (typeof entryKinds)[number];
