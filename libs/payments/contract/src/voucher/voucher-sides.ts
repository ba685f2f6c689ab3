import { isStateCode, type PartySide, stateName } from '@freightdesk/parties-contract';
import type { SheetFact, SheetSide } from '@freightdesk/shared-sheet';

type Address = PartySide['address'];

/** Who stands on a voucher: we, and the customer or vendor. */
export interface VoucherSides {
  supplier: { name: string | null; gstin: string | null; stateCode: string | null; address: Address };
  customer: PartySide & { name: string };
}

const envelope = (address: Address): string[] =>
  address
    ? [address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')].filter(
        (line): line is string => Boolean(line),
      )
    : [];

export const inState = (code: string | null): string => (isStateCode(code) ? `${stateName(code)} (${code})` : '–');
export const fact = (label: string, value: string): SheetFact => ({ label, value });

export const sideOf = (caption: string, name: string, side: Omit<VoucherSides['supplier'], 'name'>): SheetSide => ({
  caption,
  name,
  lines: [...envelope(side.address), side.gstin ? `GSTIN ${side.gstin}` : 'Unregistered', inState(side.stateCode)],
});
