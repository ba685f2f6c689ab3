import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatMinor, formatPaise } from '@freightdesk/shared-money';
import { isWithoutPayment } from '@freightdesk/tax-contract';
import { taxHeadsOf } from '../document/tax-head-names';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';
import type { PrintedAlong, PrintedVoucher } from './printed-along.schema';

const endorsed = {
  EXPORT: 'SUPPLY MEANT FOR EXPORT',
  SEZ: 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS',
} as const;

/** In the words of the law (CGST Rules, rule 46, third proviso). */
function endorsementOf(invoice: SaleInvoice): string[] {
  const { supply } = invoice;
  if (supply !== 'EXPORT' && supply !== 'SEZ') return [];
  const how = isWithoutPayment(invoice)
    ? 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX'
    : 'ON PAYMENT OF INTEGRATED TAX';
  return [`${endorsed[supply]} ${how}`];
}

const voucherText = ({ charge, vendor, number, date }: PrintedVoucher) =>
  `Paid on your behalf: ${charge}, bill ${number} of ${vendor}, ${formatBusinessDate(date)}`;

/** What the recipient owes in our place, head by head: so he books it. */
function reverseChargeText({ reverseChargeTax, supply, placeOfSupply: { stateCode } }: SaleInvoice): string[] {
  if (!reverseChargeTax) return [];
  const heads = taxHeadsOf({ supply, stateCode }).map(
    ({ head, label }) => `${label} ₹ ${formatPaise(reverseChargeTax[head])}`,
  );
  return [`Tax payable by the recipient under reverse charge: ${heads.join(', ')}`];
}

/**
 * What was taken off the whole document. Its figure stands in the lines, whose taxable value is after it (CGST Act s.15(3)(a)), and in no
 * row of the totals: there it would seem to be taken off once more.
 */
export function discountText({ discountPercent, discountMinor, currency }: SaleInvoice): string[] {
  if (discountMinor === 0) return [];
  const amount = `${currency === 'INR' ? '₹' : currency} ${formatMinor(discountMinor, currency)}`;
  const how = discountPercent === null ? amount : `${Number(discountPercent)}%, ${amount} in all`;
  return [`The lines bear a discount on the document of ${how}.`];
}

/** The endorsement of what is zero-rated, what the recipient owes, what we declare, and whose bills were paid for him. */
export function statementsOf(invoice: SaleInvoice, { lut, vouchers }: PrintedAlong): string[] {
  return [
    ...endorsementOf(invoice),
    ...(isWithoutPayment(invoice) && lut
      ? [`LUT ${lut.number}, ${formatBusinessDate(lut.validFrom)} to ${formatBusinessDate(lut.validUntil)}`]
      : []),
    ...reverseChargeText(invoice),
    ...vouchers.map(voucherText),
  ];
}
