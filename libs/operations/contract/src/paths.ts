export const operationPaths = {
  backups: { pattern: 'backups', href: () => '/dashboard/backups' },
} as const;
