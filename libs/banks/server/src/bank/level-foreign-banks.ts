import { valueMoved } from '@freightdesk/banks-contract';
import { accountCode, credit, debit, type PostingLine, type VoucherType } from '@freightdesk/ledger-contract';
import { type PostingContext, postVoucher } from '@freightdesk/ledger-server';
import {
  type ForeignBank,
  holdForeignBanks,
  type MovedByVouchers,
  movedAtForeignBanks,
} from './foreign-money.repository';

interface TakenBack {
  type: VoucherType;
  date: string;
  document: { type: string; id: string; number: string };
  /** The mirrors by which it was taken back, which are posted. */
  mirrorIds: readonly string[];
}

/** What the bank's rupees lack after a mirror, which gave or took exactly what was posted; what moved since may have changed their worth. */
function levelled(bank: ForeignBank, { minor, paise }: MovedByVouchers): PostingLine[] {
  const before = { balanceMinor: bank.balanceMinor - minor, balancePaise: bank.balancePaise - paise };
  const missing = Math.sign(minor) * valueMoved(before, minor, Math.abs(paise)) - paise;
  return [
    ...debit(bank.accountCode, missing, { currency: bank.currency, currencyMinor: 0 }),
    ...credit(accountCode.exchangeDifference, missing),
  ];
}

/**
 * After the mirrors of a reversal: what a foreign bank holds stands at the worth that it would have if the money had moved the usual way, and
 * an empty one is zero in both currencies.
 */
export async function levelForeignBanks(
  context: PostingContext,
  { mirrorIds, document, ...voucher }: TakenBack,
): Promise<void> {
  const moved = (await movedAtForeignBanks(context.tx, mirrorIds)).filter(({ minor }) => minor !== 0);
  if (moved.length === 0) return;
  const banks = await holdForeignBanks(
    context.tx,
    moved.map(({ bankId }) => bankId),
  );
  const lines = moved.flatMap((one) => {
    const bank = banks.get(one.bankId);
    return bank ? levelled(bank, one) : [];
  });
  if (lines.length === 0) return;
  const narration = `${document.number} reversed: what the bank holds stands at its share again`;
  await postVoucher(context, { ...voucher, document, narration, lines });
}
