export const userPaths = {
  list: { pattern: 'user', href: () => '/dashboard/user' },
  audit: { pattern: 'audit', href: () => '/dashboard/audit' },
} as const;
