const group = '/dashboard/domesticGroup';

export const domesticPaths = {
  /** The group's index shows the dockets too. */
  index: { pattern: 'domesticGroup', href: () => group },
  importDockets: { pattern: 'import/dockets', href: () => '/dashboard/import/dockets' },
  dockets: { pattern: 'domesticGroup/list_jobcards', href: () => `${group}/list_jobcards` },
  /** A party beside the dockets, for whom the parties' own page is out of reach. */
  party: { pattern: 'domesticGroup/list_jobcards', href: (id: string) => `${group}/list_jobcards?party=${id}` },
  /** A new docket; with an id in the address, that one. */
  createDocket: {
    pattern: 'domesticGroup/jobcard',
    /** With an id, like that one. */
    href: (like?: string) => `${group}/jobcard${like ? `?from=${like}` : ''}`,
  },
  docket: {
    pattern: 'domesticGroup/jobcard',
    place: `${group}/jobcard`,
    href: (id: string) => `${group}/jobcard?id=${id}`,
  },
  shipments: { pattern: 'domesticGroup/shipment_tracking', href: () => `${group}/shipment_tracking` },
  /** What is to be delivered in a week, by day or by vehicle. */
  board: { pattern: 'domesticGroup/shipment_tracking/board', href: () => `${group}/shipment_tracking/board` },
  shipment: {
    pattern: 'domesticGroup/shipment_tracking',
    href: (id: string) => `${group}/shipment_tracking?id=${id}`,
  },
} as const;
