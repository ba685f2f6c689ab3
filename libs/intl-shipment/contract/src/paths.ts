const group = '/dashboard/internationalGroup';

export const intlShipmentPaths = {
  /** The group's index shows the leads too. */
  index: { pattern: 'internationalGroup', href: () => group },
  leads: { pattern: 'internationalGroup/lead_management', href: () => `${group}/lead_management` },
  lead: {
    pattern: 'internationalGroup/lead_management',
    href: (id: string) => `${group}/lead_management?lead=${id}`,
  },
  importLeads: { pattern: 'import/leads', href: () => '/dashboard/import/leads' },
  /** The lead on a page of its own. */
  viewLead: {
    pattern: 'internationalGroup/lead_management/:leadId',
    href: (id: string) => `${group}/lead_management/${id}`,
  },
  /** Where that page stood before: links that somebody kept still lead to it. */
  oldLead: { pattern: 'internationalGroup/lead_management/view' },
  /** A party beside the leads, for whom the parties' own page is out of reach. */
  party: {
    pattern: 'internationalGroup/lead_management',
    href: (id: string) => `${group}/lead_management?party=${id}`,
  },
  /** The quotations stand where the leads do. */
  quotations: {
    pattern: 'internationalGroup/lead_management',
    href: () => `${group}/lead_management?show=quotations&isLatest=true`,
  },
  quotation: {
    pattern: 'internationalGroup/lead_management',
    href: (id: string) => `${group}/lead_management?quotation=${id}`,
  },
  /** What a customer opens by a link, without signing in. */
  quoted: { pattern: '/quoted/:token', href: (token: string) => `/quoted/${token}` },
  /** What carriers and vendors ask of us. */
  rateSheets: { pattern: 'internationalGroup/rate_sheets', href: () => `${group}/rate_sheets` },
  rateSheet: {
    pattern: 'internationalGroup/rate_sheets',
    href: (id: string) => `${group}/rate_sheets?sheet=${id}`,
  },
  importRateSheets: { pattern: 'import/rate-sheets', href: () => '/dashboard/import/rate-sheets' },
  jobcards: { pattern: 'internationalGroup/jobcard', href: () => `${group}/jobcard` },
  createJobcard: {
    pattern: 'internationalGroup/create_jobcard',
    /** With an id, like that one. */
    href: (like?: string) => `${group}/create_jobcard${like ? `?from=${like}` : ''}`,
  },
  updateJobcard: {
    pattern: 'internationalGroup/update_jobcard',
    place: `${group}/update_jobcard`,
    href: (id: string) => `${group}/update_jobcard?id=${id}`,
  },
  /** The job's charges, a part of its page; at the one that is meant, where its id is given. */
  jobCharges: {
    pattern: 'internationalGroup/update_jobcard',
    href: (id: string, chargeId?: string) =>
      `${group}/update_jobcard?id=${id}&tab=charges${chargeId ? `&charge=${chargeId}` : ''}`,
  },
  /** What travels under the job, a part of its page too. */
  jobHouses: {
    pattern: 'internationalGroup/update_jobcard',
    href: (id: string) => `${group}/update_jobcard?id=${id}&tab=houses`,
  },
  /** The papers that the job collects, a part of its page too. */
  jobChecklist: {
    pattern: 'internationalGroup/update_jobcard',
    href: (id: string) => `${group}/update_jobcard?id=${id}&tab=checklist`,
  },
  shipments: { pattern: 'internationalGroup/shipment_tracking', href: () => `${group}/shipment_tracking` },
  /** What leaves and what comes, by day or by lane. */
  board: {
    pattern: 'internationalGroup/shipment_tracking/board',
    href: () => `${group}/shipment_tracking/board`,
  },
  importCarrierEvents: {
    pattern: 'import/carrier-events',
    href: () => '/dashboard/import/carrier-events',
  },
  shipment: {
    pattern: 'internationalGroup/shipment_tracking',
    href: (id: string) => `${group}/shipment_tracking?id=${id}`,
  },
} as const;
