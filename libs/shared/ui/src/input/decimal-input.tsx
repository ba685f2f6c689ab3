import type { FieldValues } from 'react-hook-form';
import { decimalText } from './decimal-text';
import { kept } from './kept';
import { ParsedInput } from './parsed-input';
import { type FieldProps, textOf } from './use-field';

/** A quantity, rate or percentage, typed as `12,500`, `85k` or `1.2L`: decimal text, never a floating number. */
export const DecimalInput = kept(function DecimalInput<Values extends FieldValues>(field: FieldProps<Values>) {
  return <ParsedInput field={field} written={textOf} parsed={decimalText} inputMode="decimal" />;
});
