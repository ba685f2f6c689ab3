/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    backup: 'Backup',
  },
  actions: {
    'ask for': 'Asked for',
  },
} as const;
