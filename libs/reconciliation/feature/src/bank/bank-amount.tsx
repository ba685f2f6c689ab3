import { isCurrency } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';

/** An amount of the bank's own currency: rupees bare. */
export function BankAmount({ minor, currency }: { minor: number | null; currency: string }) {
  return currency === 'INR' || !isCurrency(currency) ? (
    <MoneyText paise={minor} />
  ) : (
    <MoneyText amountMinor={minor} currency={currency} />
  );
}
