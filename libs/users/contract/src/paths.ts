export const userPaths = {
  list: { pattern: 'user', href: () => '/dashboard/user' },
} as const;
