export const companyPaths = {
  company: { pattern: 'company', href: () => '/dashboard/company' },
  periods: {
    pattern: 'periods',
    /** Of the year of a month `2026-10`; of the current one where none is named. */
    href: (month?: string) => `/dashboard/periods${month === undefined ? '' : `?month=${month}`}`,
  },
  terms: { pattern: 'terms', href: () => '/dashboard/terms' },
} as const;
