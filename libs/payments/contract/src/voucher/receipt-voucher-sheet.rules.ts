import { printedSideOf, stateOnPaper } from '@freightdesk/parties-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatPaise } from '@freightdesk/shared-money';
import { blankSheet, fact, type PrintedSheet, type SheetFact, type SheetTable } from '@freightdesk/shared-sheet';
import { headRate } from '@freightdesk/tax-contract';
import type { Payment } from '../payment/payment-answer.schema';
import type { VoucherSides } from './voucher-sides';

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
    ...blankSheet,
    name: number,
    title: isRefund ? 'Refund voucher' : 'Receipt voucher',
    // A receipt that was taken back went back by this very paper.
    mark: payment.status === 'REVERSED' && (!isRefund || payment.refundOf) ? 'CANCELLED' : 'ORIGINAL FOR RECIPIENT',
    issuer: printedSideOf('', supplier),
    sides: [printedSideOf(isRefund ? 'Refunded to' : 'Received from', customer)],
    facts: [
      fact('Number', number),
      fact('Date', formatBusinessDate(payment.date)),
      ...(isRefund ? [fact('Against receipt voucher', tax.number)] : []),
      fact('Payment', payment.number),
      fact('Place of supply', stateOnPaper(tax.placeOfSupply)),
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
    statements: [
      isRefund
        ? 'The tax is within the amount and goes back with it: no tax invoice is issued for it.'
        : 'The tax is within the advance and is adjusted on the tax invoice of the service.',
    ],
    signatures: [{ over: `For ${supplier.name ?? ''}`, under: 'Authorised signatory' }],
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
  };
}
