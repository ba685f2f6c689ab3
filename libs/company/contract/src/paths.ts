export const companyPaths = {
  company: { pattern: 'company', href: () => '/dashboard/company' },
  periods: { pattern: 'periods', href: () => '/dashboard/periods' },
} as const;
