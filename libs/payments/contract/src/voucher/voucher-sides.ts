import type { PartySide, PrintedParty } from '@freightdesk/parties-contract';

/** Who stands on a voucher: we, and the customer or vendor. */
export interface VoucherSides {
  supplier: PrintedParty;
  customer: PartySide & { name: string };
}
