import { type Role, roles } from './roles';

const everyone: readonly Role[] = roles;
const admin: readonly Role[] = ['ADMIN'];
const sales: readonly Role[] = ['ADMIN', 'MARKETING', 'INTERNATIONAL'];
const international: readonly Role[] = ['ADMIN', 'INTERNATIONAL'];
const domestic: readonly Role[] = ['ADMIN', 'DOMESTIC'];
const accounts: readonly Role[] = ['ADMIN', 'ACCOUNT'];

/**
 * The permission table: who may do what. Routes, menu, buttons and the server ask this one table through `can`.
 * A person without a permission does not see its screen (404 page) or button, and the API answers 403.
 */
export const permissions = {
  'overview.read': everyone,
  'session.own': everyone,

  'user.manage': admin,
  'company.read': everyone,
  'company.manage': admin,
  'period.read': accounts,
  'period.manage': admin,
  'audit.read': admin,
  // An invoice that bears an earlier date than the last one of its series: the reason stays in the audit trail.
  'number-series.override-date': admin,
  'backup.manage': admin,
  'account.read': accounts,
  'account.manage': accounts,
  'journal.read': accounts,
  'journal.write': accounts,
  'year-end.read': accounts,
  'year-end.manage': admin,

  'party.read': everyone,
  'party.add': everyone,
  // Marketing, international and domestic staff change contacts only; tax, bank and credit data belong to accounts.
  'party.update': everyone,
  'party.tax-data': accounts,
  // A document or a booking beyond what a customer was allowed: the reason stays in the audit trail.
  'party.approve-credit': admin,
  // The party page of its own is the accounts' master screen; others meet parties as panels of their own screens.
  'party.page': accounts,
  'charge-head.read': everyone,
  'charge-head.manage': accounts,
  'tax-table.read': accounts,
  'tax-table.manage': admin,
  'exchange-rate.read': accounts,
  'exchange-rate.write': accounts,

  'lead.read': sales,
  'lead.write': sales,
  'quotation.read': sales,
  'quotation.write': sales,
  // A price below the margin that the company set.
  'quotation.approve': admin,
  // What carriers and vendors ask of us: who quotes reads and keeps it.
  'rate-sheet.read': sales,
  'rate-sheet.write': sales,
  'jobcard.read': international,
  'jobcard.write': international,
  'shipment.read': international,
  'shipment.write': international,
  'docket.read': domestic,
  'docket.write': domestic,

  'sale-invoice.read': accounts,
  'sale-invoice.write': accounts,
  'custom-invoice.read': accounts,
  'purchase-invoice.read': accounts,
  'purchase-invoice.write': accounts,
  // A bill that exceeds what was accrued by more than the company allows: the reason stays on the bill.
  'purchase-invoice.override-cost': admin,
  'terms.read': everyone,
  'terms.manage': accounts,
  'payment.read': accounts,
  'payment.write': accounts,
  // What is given up of an invoice or a bill, by somebody else than who asked for it.
  'write-off.approve': admin,
  'bank.read': accounts,
  'bank.write': accounts,
  'report.read': accounts,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as Permission[];
