import { formatDecimal } from '@freightdesk/shared-money';
import { railOf } from './run.rules';

/** One payment of a run as a bank's upload takes it. */
export interface BankFileLine {
  payeeName: string;
  payeeAccount: string;
  payeeIfsc: string;
  amountPaise: number;
  fromAccount: string;
  payOn: string;
  narration: string;
}

interface BankFileColumn {
  head: string;
  kind: 'text' | 'amount' | 'date';
  valueOf: (line: BankFileLine) => string;
}

/** Rupees with two decimals and no commas: a bank's program reads them, not a person. */
const rupees = (paise: number): string => formatDecimal({ digits: BigInt(paise), scale: 2 });

/** What every bank's upload asks for, in the order that most of them have. */
export const bankFileColumns: readonly BankFileColumn[] = [
  { head: 'Payment Type', kind: 'text', valueOf: ({ amountPaise }) => railOf(amountPaise) },
  { head: 'Beneficiary Name', kind: 'text', valueOf: ({ payeeName }) => payeeName },
  { head: 'Beneficiary Account Number', kind: 'text', valueOf: ({ payeeAccount }) => payeeAccount },
  { head: 'IFSC', kind: 'text', valueOf: ({ payeeIfsc }) => payeeIfsc },
  { head: 'Amount', kind: 'amount', valueOf: ({ amountPaise }) => rupees(amountPaise) },
  { head: 'Debit Account Number', kind: 'text', valueOf: ({ fromAccount }) => fromAccount },
  { head: 'Value Date', kind: 'date', valueOf: ({ payOn }) => payOn },
  { head: 'Narration', kind: 'text', valueOf: ({ narration }) => narration },
];
