import { missingAfter } from '@freightdesk/banks-contract';
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

/** What the bank's rupees lack after a mirror: dollars that are there are worth something, and none are worth nothing. */
function levelled(
  { accountCode: code, currency, ...held }: ForeignBank,
  { minor, paise }: MovedByVouchers,
): PostingLine[] {
  const missing = missingAfter(held, { balanceMinor: minor, balancePaise: paise });
  return [...debit(code, missing, { currency, currencyMinor: 0 }), ...credit(accountCode.exchangeDifference, missing)];
}

/**
 * After the mirrors of a reversal, which give or take exactly what was posted: a foreign bank that is empty by them is zero in both
 * currencies, whatever moved in between.
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
  const narration = `${document.number} reversed: the rupees of the bank are level with what it holds`;
  await postVoucher(context, { ...voucher, document, narration, lines });
}
