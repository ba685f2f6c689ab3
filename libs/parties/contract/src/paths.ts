export const partyPaths = {
  list: { pattern: 'party', href: () => '/dashboard/party' },
  party: { pattern: 'party/view', href: (id: string) => `/dashboard/party/view?id=${id}` },
} as const;
