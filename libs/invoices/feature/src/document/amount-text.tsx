import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';

interface AmountTextProps {
  minor: number | null;
  currency: CurrencyCode;
}

/** An amount in a document's own currency: rupees bare as everywhere, other currencies with their code. */
export const AmountText = ({ minor, currency }: AmountTextProps) =>
  currency === 'INR' ? <MoneyText paise={minor} /> : <MoneyText amountMinor={minor} currency={currency} />;
