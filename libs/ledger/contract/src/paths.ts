export const ledgerPaths = {
  journals: { pattern: 'journal', href: () => '/dashboard/journal' },
  addJournal: {
    pattern: 'journal/add',
    /** Begun with the lines of another one, where that is named. */
    href: (from?: string) => `/dashboard/journal/add${from === undefined ? '' : `?from=${from}`}`,
  },
  journalTemplates: { pattern: 'journal/templates', href: () => '/dashboard/journal/templates' },
  /** A new journal, begun with the last one of a template. */
  fromTemplate: { pattern: 'journal/add', href: (id: string) => `/dashboard/journal/add?template=${id}` },
  journal: { pattern: 'journal/view', href: (id: string) => `/dashboard/journal/view?id=${id}` },
  openings: { pattern: 'import/openings', href: () => '/dashboard/import/openings' },
  yearEnd: {
    pattern: 'year-end',
    /** Of the year of that name, `2025-26`; of the one before the current one where none is named. */
    href: (year?: string) => `/dashboard/year-end${year === undefined ? '' : `?year=${year}`}`,
  },
  revaluation: {
    pattern: 'revaluation',
    /** Of a month `2026-10`; of the one before the current one where none is named. */
    href: (month?: string) => `/dashboard/revaluation${month === undefined ? '' : `?month=${month}`}`,
  },
  jobCosts: { pattern: 'job-costs', href: () => '/dashboard/job-costs' },
  accounts: { pattern: 'accounts', href: () => '/dashboard/accounts' },
} as const;
