/** What the trail of changes calls saved views, and their fields. */
export const auditNames = {
  records: { view: 'Saved view' },
  fields: {
    columns: 'Columns',
    isDefault: 'Default',
    isShared: 'Shared with the role',
    list: 'List',
    name: 'Name',
    query: 'Filters and order',
  },
} as const;
