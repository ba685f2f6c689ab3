export const partyPaths = {
  list: { pattern: 'party', href: () => '/dashboard/party' },
  /** The list with one party's panel open. */
  party: { pattern: 'party', href: (id: string) => `/dashboard/party?id=${id}` },
} as const;
