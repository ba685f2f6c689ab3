import type { Bank } from '@freightdesk/banks-contract';
import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { type PostingContext, postVoucher, reverseVoucher } from '@freightdesk/ledger-server';
import { refuseFutureDates } from '@freightdesk/shared-server-kit';

type Opening = Pick<Bank, 'id' | 'name' | 'currency' | 'openingBalancePaise' | 'openingBalanceMinor' | 'openingDate'>;

/**
 * Posts what a bank held on its opening date against opening balance equity, and answers the voucher's id; null for a
 * bank that opened empty. An overdrawn opening turns the sides. It takes no number, and is not posted ahead either.
 */
export async function postOpeningBalance(context: PostingContext, bank: Opening, code: string): Promise<string | null> {
  if (bank.openingBalancePaise === 0) return null;
  refuseFutureDates(context.clock, { openingDate: bank.openingDate });
  const foreign = { currency: bank.currency, currencyMinor: bank.openingBalanceMinor };
  return postVoucher(context, {
    type: 'OPENING',
    date: bank.openingDate,
    narration: `Opening balance of ${bank.name}`,
    document: { type: 'bank', id: bank.id, number: code },
    lines: [
      ...debit(code, bank.openingBalancePaise, bank.currency === 'INR' ? {} : foreign),
      ...credit(accountCode.openingBalanceEquity, bank.openingBalancePaise),
    ],
  });
}

/** Takes an opening balance out of the books on its own date, so that the ledger reads as if it had not been there. */
export async function withdrawOpeningBalance(
  context: PostingContext,
  { voucherId, date, name }: { voucherId: string | null; date: string; name: string },
): Promise<void> {
  if (voucherId === null) return;
  await reverseVoucher(context, { voucherId, date, narration: `Opening balance of ${name} withdrawn` });
}
