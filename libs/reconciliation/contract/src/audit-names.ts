/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = { records: {}, fields: {} } as const;
