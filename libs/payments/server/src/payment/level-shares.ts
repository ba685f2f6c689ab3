import { accountCode, type VoucherType } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import {
  levelledAdvance,
  levellingLines,
  type Payment,
  type SettledPart,
  type TradeDirection,
} from '@freightdesk/payments-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { debitedBy } from './level-shares.repository';

const owed = { RECEIPT: accountCode.debtors, PAYMENT: accountCode.creditors };

interface TakenBack {
  direction: TradeDirection;
  partyId: string;
  currency: CurrencyCode;
  /** What is taken back of each document, as that stood before. */
  parts: readonly SettledPart[];
}

interface Reversal {
  type: VoucherType;
  date: string;
  mirrors: ReadonlyMap<string, string>;
  document: { type: string; id: string; number: string };
}

/** After the mirrors of a reversal: what documents in another currency stand at is their share again, whatever was settled since. */
export async function levelShares(
  { direction, parts, ...of }: TakenBack,
  { type, date, mirrors, document }: Reversal,
  context: WriteContext,
): Promise<void> {
  if (of.currency === 'INR') return;
  const givenBack = await debitedBy(context.tx, [...mirrors.values()], owed[direction]);
  const lines = levellingLines({ ...of, direction }, parts, givenBack);
  if (lines.length === 0) return;
  const narration = `${document.number} reversed: what is owed stands at its share of the document again`;
  await postVoucher(context, { type, date, narration, document, lines });
}

interface RefundBack extends Pick<Reversal, 'date' | 'mirrors'> {
  backMinor: number;
}

/** After the mirror of a refund: what is left of its receipt stands at its share again, whatever was used since. Answers what that brought. */
export async function levelAdvance(
  receipt: Payment,
  { backMinor, date, mirrors }: RefundBack,
  context: WriteContext,
): Promise<number> {
  const { id, number, party, currency, direction } = receipt;
  if (currency === 'INR' || party === null || direction === 'EXPENSE') return 0;
  const givenBackPaise = -(await debitedBy(context.tx, [...mirrors.values()], accountCode.customerAdvances));
  const { lines, fxGainPaise } = levelledAdvance({ ...receipt, party }, { backMinor, givenBackPaise });
  if (lines.length === 0) return 0;
  const narration = `What is left of ${number} stands at its share of the receipt again`;
  await postVoucher(context, { type: direction, date, narration, document: { type: 'payment', id, number }, lines });
  return fxGainPaise;
}
