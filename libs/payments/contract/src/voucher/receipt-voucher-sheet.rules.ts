import { isStateCode, type PartySide, stateName } from '@freightdesk/parties-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatPaise } from '@freightdesk/shared-money';
import type { PrintedSheet, SheetFact, SheetSide, SheetTable } from '@freightdesk/shared-sheet';
import { headRate } from '@freightdesk/tax-contract';
import type { Payment } from '../payment/payment-answer.schema';

type Address = PartySide['address'];

/** Who stands on a voucher: we who received, and the customer. */
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

const inState = (code: string | null): string => (isStateCode(code) ? `${stateName(code)} (${code})` : '–');
const fact = (label: string, value: string): SheetFact => ({ label, value });

const sideOf = (caption: string, name: string, side: Omit<VoucherSides['supplier'], 'name'>): SheetSide => ({
  caption,
  name,
  lines: [...envelope(side.address), side.gstin ? `GSTIN ${side.gstin}` : 'Unregistered', inState(side.stateCode)],
});

type Tax = NonNullable<Payment['advanceTax']>;

function headsOf({ supply, gstRate, cgstPaise, sgstPaise, igstPaise }: Tax): SheetFact[] {
  const rate = headRate(gstRate, supply);
  return supply === 'INTRA'
    ? [fact(`CGST ${rate}%`, formatPaise(cgstPaise)), fact(`SGST ${rate}%`, formatPaise(sgstPaise))]
    : [fact(`IGST ${rate}%`, formatPaise(igstPaise))];
}

const advanceTable = ({ mode, reference }: Payment, { advancePaise }: Tax): SheetTable => ({
  name: 'Advance',
  columns: [
    { header: 'Description', align: 'start' },
    { header: 'Amount', align: 'end' },
  ],
  rows: [
    {
      cells: [
        { text: 'Advance for services', note: [mode, reference].filter(Boolean).join(' ') },
        { text: formatPaise(advancePaise) },
      ],
    },
  ],
});

/** The paper of an advance that bears tax (CGST Rules 2017, rule 50), or of one that was given back (rule 51). */
export function receiptVoucherSheet(payment: Payment, tax: Tax, { supplier, customer }: VoucherSides): PrintedSheet {
  const { refundNumber } = tax;
  const isRefund = refundNumber !== null;
  const number = refundNumber ?? tax.number;
  return {
    name: number,
    title: isRefund ? 'Refund voucher' : 'Receipt voucher',
    mark: payment.status === 'REVERSED' && !isRefund ? 'CANCELLED' : 'ORIGINAL FOR RECIPIENT',
    issuer: sideOf('', supplier.name ?? '', supplier),
    sides: [sideOf(isRefund ? 'Refunded to' : 'Received from', customer.name, customer)],
    facts: [
      fact('Number', number),
      fact('Date', formatBusinessDate(payment.date)),
      ...(isRefund ? [fact('Against receipt voucher', tax.number)] : []),
      fact('Payment', payment.number),
      fact('Place of supply', inState(tax.placeOfSupply)),
      fact('Tax payable under reverse charge', 'No'),
    ],
    blocks: [],
    tables: [advanceTable(payment, tax)],
    totals: [
      fact('Taxable value', formatPaise(tax.taxablePaise)),
      ...headsOf(tax),
      { ...fact(isRefund ? 'Refunded' : 'Received', formatPaise(tax.advancePaise)), strong: true },
    ],
    inWords: [fact('Amount in words', amountInWords(tax.advancePaise, 'INR'))],
    statements: ['The tax is within the advance and is adjusted on the tax invoice of the service.'],
    reasons: [],
    terms: { title: 'Terms', items: [] },
    notes: '',
    payment: [],
    signatures: [{ over: `For ${supplier.name ?? ''}`, under: 'Authorised signatory' }],
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
  };
}
