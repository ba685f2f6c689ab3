import { valueMoved } from '@freightdesk/banks-contract';
import { accountCode, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { bankPaise, type PayingBank, paymentRate } from './payment-amount.rules';

interface Moved {
  bank: PayingBank;
  payment: Parameters<typeof bankPaise>[0];
  /** Whether it comes to the bank. */
  comes: boolean;
}

/**
 * What a payment moves at its bank: Dr as it comes, Cr as it goes. A foreign account gives up its money at what the books kept it at, so
 * that it is zero in both currencies once it is empty; what the rupees of the day differ by is exchange.
 */
export function bankSide({ bank, payment, comes }: Moved): PostingLine[] {
  const { accountCode: code, held } = bank;
  const [dealPaise, sign] = [bankPaise(payment), comes ? 1 : -1];
  if (bank.currency === 'INR') return debit(code, sign * dealPaise);
  const { currency, amountMinor } = payment;
  const currencyMinor = sign * amountMinor;
  const keptPaise = held ? valueMoved(held, currencyMinor, dealPaise) : dealPaise;
  return [
    ...debit(code, sign * keptPaise, { currency, currencyMinor, exchangeRate: paymentRate(payment) }),
    ...debit(accountCode.exchangeDifference, sign * (dealPaise - keptPaise)),
  ];
}
