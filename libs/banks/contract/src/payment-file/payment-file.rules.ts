import { formatDecimal } from '@freightdesk/shared-money';
import {
  type FileAmountStyle,
  type FileContent,
  type FileDateFormat,
  type FileFormat,
  mayBeCut,
} from './payment-file.kinds';

interface FileColumn {
  header: string;
  content: FileContent;
  fixed?: string | null | undefined;
  /** Of a name or a narration: the most characters that the bank takes. */
  most?: number | null | undefined;
}

/** How a bank wants its file of payments: which columns in which order, and how it spells ways, days and amounts. */
export interface FileLayout {
  format: FileFormat;
  hasHeader: boolean;
  dateFormat: FileDateFormat;
  amountStyle: FileAmountStyle;
  neftWord: string;
  rtgsWord: string;
  /** Within the bank itself; without a word such a payment goes by NEFT or RTGS as all others. */
  iftWord?: string | null | undefined;
  columns: readonly FileColumn[];
}

/** One payment of a run as a bank's file takes it. */
export interface FilePayment {
  payeeName: string;
  payeeAccount: string;
  payeeIfsc: string;
  amountPaise: number;
  fromAccount: string;
  payOn: string;
  narration: string;
  rail: 'NEFT' | 'RTGS';
  /** Whether the payee banks where we do. */
  isSameBank: boolean;
}

/** Text stays text: an account keeps its zeros in front. */
export interface FileCell {
  kind: 'text' | 'number' | 'amount';
  text: string;
}

/** Headings of a file are the bank's words, in whatever language the page is. */
const usualColumns: readonly (readonly [string, FileContent])[] = [
  ['Payment Type', 'WAY'],
  ['Beneficiary Name', 'PAYEE_NAME'],
  ['Beneficiary Account Number', 'PAYEE_ACCOUNT'],
  ['IFSC', 'PAYEE_IFSC'],
  ['Amount', 'AMOUNT'],
  ['Debit Account Number', 'FROM_ACCOUNT'],
  ['Value Date', 'PAY_ON'],
  ['Narration', 'NARRATION'],
];

/** What most banks' uploads ask for, in the order that most of them have; a bank's own layout takes its place. */
export const usualFileLayout: FileLayout = {
  ...{ format: 'CSV', hasHeader: true, dateFormat: 'YYYY-MM-DD', amountStyle: 'DECIMALS' },
  ...{ neftWord: 'NEFT', rtgsWord: 'RTGS', iftWord: null },
  columns: usualColumns.map(([header, content]) => ({ header, content })),
};

/** Vendors are paid by a file from a rupee account at a bank. */
export const hasPaymentFile = ({ accountType, currency }: { accountType: string; currency: string }): boolean =>
  accountType !== 'CASH' && currency === 'INR';

/** The first four letters of an IFSC are the bank. */
export const isSameBank = (ifsc: string | null, other: string): boolean =>
  ifsc !== null && ifsc.slice(0, 4).toUpperCase() === other.slice(0, 4).toUpperCase();

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function writtenDay(day: string, format: FileDateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format
    .replace('YYYY', year)
    .replace('MMM', months[Number(month) - 1] ?? '')
    .replace('MM', month)
    .replace('DD', date);
}

/** Rupees without commas: a bank's program reads them, not a person. */
function writtenAmount(paise: number, style: FileAmountStyle): FileCell {
  const rupees = formatDecimal({ digits: BigInt(paise), scale: 2 });
  if (style === 'PAISE') return { kind: 'number', text: String(paise) };
  return style === 'SHORT' ? { kind: 'number', text: rupees.replace(/\.00$/, '') } : { kind: 'amount', text: rupees };
}

function wayOf({ neftWord, rtgsWord, iftWord }: FileLayout, { rail, isSameBank: isOwn }: FilePayment): string {
  if (isOwn && iftWord) return iftWord;
  return rail === 'RTGS' ? rtgsWord : neftWord;
}

const text = (said: string): FileCell => ({ kind: 'text', text: said });

/** The cells of one payment, its row counted from one. */
export function fileRow(layout: FileLayout, payment: FilePayment, rowNumber: number): FileCell[] {
  const cells: Readonly<Record<Exclude<FileContent, 'FIXED'>, FileCell>> = {
    WAY: text(wayOf(layout, payment)),
    PAYEE_NAME: text(payment.payeeName),
    PAYEE_ACCOUNT: text(payment.payeeAccount),
    PAYEE_IFSC: text(payment.payeeIfsc),
    AMOUNT: writtenAmount(payment.amountPaise, layout.amountStyle),
    FROM_ACCOUNT: text(payment.fromAccount),
    PAY_ON: text(writtenDay(payment.payOn, layout.dateFormat)),
    NARRATION: text(payment.narration),
    ROW_NUMBER: { kind: 'number', text: String(rowNumber) },
  };
  return layout.columns.map(({ content, fixed, most }) => {
    if (content === 'FIXED') return text(fixed ?? '');
    const cell = cells[content];
    return most && mayBeCut(content) ? { ...cell, text: [...cell.text].slice(0, most).join('').trimEnd() } : cell;
  });
}
