import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const leadAccess = { read: 'lead.read', write: 'lead.write' } as const satisfies Record<string, Permission>;
export const quotationAccess = {
  read: 'quotation.read',
  write: 'quotation.write',
  approve: 'quotation.approve',
} as const satisfies Record<string, Permission>;
export const rateSheetAccess = { read: 'rate-sheet.read', write: 'rate-sheet.write' } as const satisfies Record<
  string,
  Permission
>;
export const jobcardAccess = { read: 'jobcard.read', write: 'jobcard.write' } as const satisfies Record<
  string,
  Permission
>;
export const shipmentAccess = { read: 'shipment.read', write: 'shipment.write' } as const satisfies Record<
  string,
  Permission
>;
