import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';

/** Rupees bare, other currencies with their code. */
export function CurrencyAmount({ minor, currency }: { minor: number; currency: CurrencyCode }) {
  return currency === 'INR' ? <MoneyText paise={minor} /> : <MoneyText amountMinor={minor} currency={currency} />;
}
