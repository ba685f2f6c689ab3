import {
  type AddPaymentInput,
  type OpenInvoice,
  type PaymentMode,
  suggestedAllocations,
  unidentifiedAccount,
} from '@freightdesk/payments-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { StatementLine } from './match.schema';

/** What a line may be that the books lack. */
export const missingKinds = ['EXPENSE', 'PAYMENT', 'RECEIPT', 'OTHER_RECEIPT', 'UNIDENTIFIED'] as const;
export type MissingKind = (typeof missingKinds)[number];

export const missingKindLabel: Readonly<Record<MissingKind, string>> = {
  EXPENSE: 'Charge or expense',
  PAYMENT: 'Payment to a vendor',
  RECEIPT: 'Receipt from a customer',
  OTHER_RECEIPT: 'Other receipt',
  UNIDENTIFIED: 'Unidentified, to be assigned later',
};

/** What was paid out is spent or paid; what came in was received. */
export const kindsOf = ({ amountMinor }: Pick<StatementLine, 'amountMinor'>): readonly MissingKind[] =>
  amountMinor < 0 ? ['EXPENSE', 'PAYMENT'] : ['RECEIPT', 'OTHER_RECEIPT', 'UNIDENTIFIED'];

export const isOfParty = (kind: MissingKind | undefined): kind is 'PAYMENT' | 'RECEIPT' =>
  kind === 'PAYMENT' || kind === 'RECEIPT';

/** Kinds that are for an account which a person names. */
export const isForAccount = (kind: MissingKind | undefined): kind is 'EXPENSE' | 'OTHER_RECEIPT' =>
  kind === 'EXPENSE' || kind === 'OTHER_RECEIPT';

/** The GST of a bank's own charges. */
export const withinGst = ['NONE', 'INTRA', 'INTER'] as const;
export type WithinGst = (typeof withinGst)[number];
const chargesRate = '18';

/** What a person says beside what the line says itself. */
export interface Missing {
  kind: MissingKind;
  mode: PaymentMode;
  reference?: string | undefined;
  accountCode?: string | undefined;
  partyId?: string | undefined;
  exchangeRate?: string | undefined;
  gst: WithinGst;
  settles: boolean;
}

interface MissingTerms {
  line: Pick<StatementLine, 'date' | 'amountMinor' | 'narration' | 'reference'>;
  bank: { id: string; currency: CurrencyCode };
  /** What the party has open: what the line names is settled first, then what it equals, then the oldest, where that is meant. */
  invoices: readonly OpenInvoice[];
}

/** The payment that a line tells of: its day and its amount are the bank's, to the paisa. */
export function missingPayment(missing: Missing, { line, bank, invoices }: MissingTerms): AddPaymentInput {
  const { kind, mode, reference, accountCode, partyId, exchangeRate, gst, settles } = missing;
  const amountMinor = Math.abs(line.amountMinor);
  const { id: bankId, currency } = bank;
  const said = {
    ...{ bankId, date: line.date, mode, currency, amountMinor },
    ...(reference && { reference }),
    ...(exchangeRate && { exchangeRate }),
  };
  if (isOfParty(kind)) {
    const open = invoices.filter(({ date }) => date <= line.date);
    const text = [line.narration, line.reference, reference].filter(Boolean).join(' ');
    const allocations = settles ? suggestedAllocations(amountMinor, open, { currency, text }) : [];
    return { ...said, direction: kind, ...(partyId && { partyId }), allocations };
  }
  const direction = kind === 'EXPENSE' ? 'EXPENSE' : 'RECEIPT';
  const within = kind === 'EXPENSE' && gst !== 'NONE' ? { gstRate: chargesRate, supply: gst, itcEligible: true } : null;
  const code = kind === 'UNIDENTIFIED' ? unidentifiedAccount : accountCode;
  return { ...said, direction, ...(code && { accountCode: code }), ...(within && { gst: within }), allocations: [] };
}
