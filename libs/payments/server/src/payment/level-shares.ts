import { accountCode, type VoucherType } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { levellingLines, type SettledPart, type TradeDirection } from '@freightdesk/payments-contract';
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
