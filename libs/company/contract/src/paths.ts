export const companyPaths = {
  company: { pattern: 'company', href: () => '/dashboard/company' },
  periods: { pattern: 'periods', href: () => '/dashboard/periods' },
  terms: { pattern: 'terms', href: () => '/dashboard/terms' },
} as const;
