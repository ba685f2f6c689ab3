import { type CurrencyCode, formatMinor, formatPaise } from '@freightdesk/shared-money';
import { useWholeFigures } from './whole-figures';

type MoneyTextProps =
  { paise: number | null | undefined } | { amountMinor: number | null | undefined; currency: CurrencyCode };

function textOf(props: MoneyTextProps): string {
  if ('paise' in props) return props.paise == null ? '–' : formatPaise(props.paise);
  if (props.amountMinor == null) return '–';
  return `${props.currency} ${formatMinor(props.amountMinor, props.currency)}`;
}

/** `12,34,567.00`: rupees bare, other currencies with their code. Figures stand under each other. */
export function MoneyText(props: MoneyTextProps) {
  return (
    // An amount is read from left to right in every language.
    <span dir="ltr" className={useWholeFigures()}>
      {textOf(props)}
    </span>
  );
}

/** An amount in its document's currency: rupees bare as everywhere else, any other currency with its code. */
export const AmountText = ({ minor, currency }: { minor: number | null; currency: CurrencyCode }) => (
  <MoneyText {...(currency === 'INR' ? { paise: minor } : { amountMinor: minor, currency })} />
);
