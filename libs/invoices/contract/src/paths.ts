export const salePaths = {
  list: { pattern: 'sales/invoice/list', href: () => '/dashboard/sales/invoice/list' },
  add: { pattern: 'sales/invoice/add', href: () => '/dashboard/sales/invoice/add' },
  edit: { pattern: 'sales/invoice/edit', href: (id: string) => `/dashboard/sales/invoice/edit?id=${id}` },
  view: { pattern: 'invoice/view', href: (id: string) => `/dashboard/invoice/view?id=${id}` },
} as const;
