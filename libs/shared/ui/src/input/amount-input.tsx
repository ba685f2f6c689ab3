import {
  amountInWords,
  baseCurrency,
  currencies,
  type CurrencyCode,
  formatMinor,
  isCurrency,
  parseAmount,
} from '@freightdesk/shared-money';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { ParsedInput } from './parsed-input';
import type { FieldProps } from './use-field';

interface AmountInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Rupees unless given; of another currency the value is its smallest unit. */
  currency?: string;
}

const writtenIn = (currency: CurrencyCode) => (value: unknown) => {
  if (typeof value !== 'number') return '';
  return Number.isNaN(value) ? null : formatMinor(value, currency);
};

/** What is no amount becomes NaN, which no schema takes: it must never be read as another amount. */
const minorIn =
  (currency: CurrencyCode) =>
  (text: string): number | null =>
    text.trim() === '' ? null : (parseAmount(text, currencies[currency].minorDigits) ?? Number.NaN);

/** A slip of a zero is read at once where the amount stands in words. */
const inWords = (currency: CurrencyCode) => (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? amountInWords(value, currency) : undefined;

/** An amount typed as `1.2L` or `12,500`, kept as whole paise. */
export const AmountInput = kept(function AmountInput<Values extends FieldValues>({
  currency,
  ...field
}: AmountInputProps<Values>) {
  const code = isCurrency(currency) ? currency : baseCurrency;
  return (
    <ParsedInput
      field={field}
      written={writtenIn(code)}
      parsed={minorIn(code)}
      told={inWords(code)}
      inputMode="decimal"
      startAdornment={code === baseCurrency ? '₹' : code}
    />
  );
});
