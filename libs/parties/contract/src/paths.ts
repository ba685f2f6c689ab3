export const partyPaths = {
  list: { pattern: 'party', href: () => '/dashboard/party' },
  import: { pattern: 'import/parties', href: () => '/dashboard/import/parties' },
  party: { pattern: 'party/view', href: (id: string) => `/dashboard/party/view?id=${id}` },
} as const;
