/** What lists of documents of either side have in common. */
export const documentFields = {
  number: { kind: 'text', label: 'Number' },
  date: { kind: 'date', label: 'Date' },
  dueDate: { kind: 'date', label: 'Due' },
  totalPaise: { kind: 'whole', label: 'Total' },
  outstandingPaise: { kind: 'whole', label: 'Outstanding' },
  overdue: { kind: 'flag', label: 'Overdue' },
} as const;
