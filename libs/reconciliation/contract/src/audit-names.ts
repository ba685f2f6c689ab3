/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    'bank statement': 'Bank statement',
    'bank match': 'Bank match',
    'bank statement line': 'Bank statement line',
  },
  actions: {
    import: 'Brought in',
    match: 'Matched',
    unmatch: 'Match undone',
    bounce: 'Cheque returned',
    park: 'Set aside',
    unpark: 'Brought back',
  },
  fields: {
    fileName: 'File',
    firstDate: 'From',
    lastDate: 'To',
    openingMinor: 'Opening balance',
    closingMinor: 'Closing balance',
    addedCount: 'Lines added',
    knownCount: 'Lines known before',
    lines: 'Lines',
    entries: 'Entries of the books',
    parked: 'Set aside',
    bankCharges: 'Bank charges',
  },
} as const;
