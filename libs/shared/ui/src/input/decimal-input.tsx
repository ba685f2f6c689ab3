import { amountInWords, currencies, isCurrency, parseAmount } from '@freightdesk/shared-money';
import type { FieldValues } from 'react-hook-form';
import { decimalText } from './decimal-text';
import { kept } from './kept';
import { ParsedInput } from './parsed-input';
import { type FieldProps, textOf } from './use-field';

interface DecimalInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Of a price: what it is in. */
  currency?: string | undefined;
}

/** A price is read in words where it is pointed at, as an amount is; one with a part of the smallest unit has none. */
const inWords = (currency: string | undefined) => (value: unknown) => {
  const minor = isCurrency(currency) ? parseAmount(textOf(value), currencies[currency].minorDigits) : null;
  return minor === null || !isCurrency(currency) ? undefined : amountInWords(minor, currency);
};

/** A quantity, rate or percentage, typed as `12,500`, `85k` or `1.2L`: decimal text, never a floating number. */
export const DecimalInput = kept(function DecimalInput<Values extends FieldValues>({
  currency,
  ...field
}: DecimalInputProps<Values>) {
  return (
    <ParsedInput field={field} written={textOf} parsed={decimalText} told={inWords(currency)} inputMode="decimal" />
  );
});
