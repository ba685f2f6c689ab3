import { printedSideOf } from '@freightdesk/parties-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatPaise, sum } from '@freightdesk/shared-money';
import { blankSheet, fact, type PrintedSheet, type SheetTable } from '@freightdesk/shared-sheet';
import type { VoucherSides } from './voucher-sides';

/** A bill with what of it is paid now. */
export interface AdvisedBill {
  number: string;
  supplierNumber: string;
  supplierDate: string;
  totalPaise: number;
  tdsPaise: number;
  amountPaise: number;
}

export interface RemittanceTerms {
  run: string;
  bank: string;
  /** Where it goes; null where the vendor's account is not known. */
  payee: { payeeName: string; payeeAccount: string; payeeIfsc: string } | null;
  /** The day of the payment, or the one on which it is to be made. */
  date: string;
  /** Null till the bank has paid. */
  payment: { number: string; reference: string | null; isReversed: boolean } | null;
  bills: readonly AdvisedBill[];
}

const paidOf = (bills: readonly AdvisedBill[]): number => sum(bills.map(({ amountPaise }) => amountPaise));

const billTable = (bills: readonly AdvisedBill[]): SheetTable => ({
  name: 'Bills',
  columns: [
    { header: 'Your bill', align: 'start' },
    { header: 'Date', align: 'end' },
    { header: 'Amount', align: 'end' },
    { header: 'TDS', align: 'end' },
    { header: 'Paid now', align: 'end' },
  ],
  rows: bills.map(({ number, supplierNumber, supplierDate, totalPaise, tdsPaise, amountPaise }) => ({
    cells: [
      { text: supplierNumber, note: number },
      { text: formatBusinessDate(supplierDate) },
      ...[totalPaise, tdsPaise, amountPaise].map((paise) => ({ text: formatPaise(paise) })),
    ],
  })),
  foot: ['Total', '', '', '', formatPaise(paidOf(bills))],
});

/** A bank's number of an account names whose it is: the vendor knows it by its end. */
const endOf = (account: string): string => `…${account.slice(-4)}`;

function factsOf({ run, bank, payee, date, payment }: RemittanceTerms) {
  return [
    fact(payment ? 'Paid on' : 'To be paid on', formatBusinessDate(date)),
    ...(payment ? [fact('Voucher', payment.number)] : []),
    fact('UTR', payment?.reference ?? '–'),
    fact('Payment run', run),
    fact('From', bank),
    ...(payee
      ? [fact('Beneficiary', payee.payeeName), fact('Account', `${endOf(payee.payeeAccount)}, ${payee.payeeIfsc}`)]
      : []),
  ];
}

const markOf = ({ payment }: RemittanceTerms): string => {
  if (!payment) return 'NOT PAID YET';
  return payment.isReversed ? 'TAKEN BACK' : '';
};

/** What a vendor is told of one payment: which of its bills it settles, and what was withheld from them. */
export function remittanceAdvice(terms: RemittanceTerms, { supplier, customer }: VoucherSides): PrintedSheet {
  const { bills, payment } = terms;
  const paid = paidOf(bills);
  return {
    ...blankSheet,
    name: ['Remittance advice', payment?.number, customer.name].filter(Boolean).join(' '),
    title: 'Remittance advice',
    mark: markOf(terms),
    issuer: printedSideOf('', supplier),
    sides: [printedSideOf('To', customer)],
    facts: factsOf(terms),
    blocks: [],
    tables: [billTable(bills)],
    totals: [{ ...fact(payment ? 'Paid' : 'To be paid', formatPaise(paid)), strong: true }],
    inWords: [fact('Amount in words', amountInWords(paid, 'INR'))],
    reasons: ['Amount is the whole bill with its tax, TDS what was withheld from it. A bill may be paid in parts.'],
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
  };
}
