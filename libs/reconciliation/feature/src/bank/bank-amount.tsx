import { isCurrency } from '@freightdesk/shared-money';
import { AmountText } from '@freightdesk/shared-ui';

/** An amount of the bank's own currency: rupees bare. */
export function BankAmount({ minor, currency }: { minor: number | null; currency: string }) {
  return <AmountText minor={minor} currency={isCurrency(currency) ? currency : 'INR'} />;
}
