export const salePaths = {
  list: { pattern: 'sales/invoice/list', href: () => '/dashboard/sales/invoice/list' },
  /** The drafts of a customer. */
  drafts: {
    pattern: 'sales/invoice/list',
    href: (partyId: string) => `/dashboard/sales/invoice/list?status=DRAFT&partyId=${partyId}`,
  },
  add: {
    pattern: 'sales/invoice/add',
    /** With an id, like that one. */
    href: (like?: string) => `/dashboard/sales/invoice/add${like ? `?from=${like}` : ''}`,
  },
  /** With what a customer was not billed for, of one job or docket alone where its id is given. */
  charged: {
    pattern: 'sales/invoice/add',
    href: (partyId: string, recordId?: string) =>
      `/dashboard/sales/invoice/add?partyId=${partyId}${recordId ? `&recordId=${recordId}` : ''}`,
  },
  edit: { pattern: 'sales/invoice/edit', href: (id: string) => `/dashboard/sales/invoice/edit?id=${id}` },
  /** Customers who are to be billed, and the drafts of a month in one act. */
  billing: {
    pattern: 'sales/billing',
    href: () => '/dashboard/sales/billing',
  },
  /** Interest on what a customer owes past its day. */
  interest: {
    pattern: 'sales/interest',
    href: (partyId?: string) => `/dashboard/sales/interest${partyId ? `?partyId=${partyId}` : ''}`,
  },
  recurring: { pattern: 'sales/recurring', href: () => '/dashboard/sales/recurring' },
  view: { pattern: 'invoice/view', href: (id: string) => `/dashboard/invoice/view?id=${id}` },
  /** The document with the form of a credit note against it open. */
  credit: { pattern: 'invoice/view', href: (id: string) => `/dashboard/invoice/view?id=${id}&note=open` },
  /** The same, beginning with what is still outstanding: a short payment that is accepted. */
  creditRest: { pattern: 'invoice/view', href: (id: string) => `/dashboard/invoice/view?id=${id}&note=rest` },
  /** The document with how its outstanding came about. */
  outstanding: {
    pattern: 'invoice/view',
    href: (id: string) => `/dashboard/invoice/view?id=${id}&outstanding=open`,
  },
  debit: { pattern: 'sales/invoice/add', href: (id: string) => `/dashboard/sales/invoice/add?against=${id}` },
  /** What customers owe by the books of before, from a file. */
  openings: { pattern: 'import/open-invoices', href: () => '/dashboard/import/open-invoices' },
  custom: {
    pattern: 'sales/custom-invoice/view',
    href: (id: string) => `/dashboard/sales/custom-invoice/view?id=${id}`,
  },
} as const;

export const gstr2bPaths = {
  /** The returns beside which it stands, of another column. */
  returns: { href: () => '/dashboard/reports/gst-returns' },
  match: { pattern: 'reports/gst-returns/gstr2b', href: () => '/dashboard/reports/gst-returns/gstr2b' },
} as const;

/** Beside the returns too. */
export const unpaidCreditPaths = {
  list: { pattern: 'reports/gst-returns/unpaid-credit', href: () => '/dashboard/reports/gst-returns/unpaid-credit' },
} as const;

/** `edit` also shows a posted bill, which can be read and cancelled there. */
export const purchasePaths = {
  list: { pattern: 'purchase/invoice/list', href: () => '/dashboard/purchase/invoice/list' },
  add: {
    pattern: 'purchase/invoice/add',
    /** With an id, like that one. */
    href: (like?: string) => `/dashboard/purchase/invoice/add${like ? `?from=${like}` : ''}`,
  },
  /** A new bill of the lorry that was hired for a docket. */
  hire: {
    pattern: 'purchase/invoice/add',
    href: (docketId: string, { partyId = '', paise = '' }: { partyId?: string; paise?: string }) =>
      `/dashboard/purchase/invoice/add?${new URLSearchParams({ docketId, partyId, paise }).toString()}`,
  },
  edit: { pattern: 'purchase/invoice/edit', href: (id: string) => `/dashboard/purchase/invoice/edit?id=${id}` },
  /** The bill with how its outstanding came about. */
  outstanding: {
    pattern: 'purchase/invoice/edit',
    href: (id: string) => `/dashboard/purchase/invoice/edit?id=${id}&outstanding=open`,
  },
  openings: { pattern: 'import/open-bills', href: () => '/dashboard/import/open-bills' },
} as const;
