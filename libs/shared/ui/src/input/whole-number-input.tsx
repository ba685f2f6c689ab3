import { withoutGrouping } from '@freightdesk/shared-money';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { ParsedInput } from './parsed-input';
import type { FieldProps } from './use-field';

const writtenNumber = (value: unknown): string | null => {
  if (typeof value !== 'number') return '';
  return Number.isNaN(value) ? null : String(value);
};

const wholeNumberOf = (text: string): number | null => {
  const digits = withoutGrouping(text.trim());
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A count of things, such as packages or credit days. */
export const WholeNumberInput = kept(function WholeNumberInput<Values extends FieldValues>(props: FieldProps<Values>) {
  return <ParsedInput field={props} written={writtenNumber} parsed={wholeNumberOf} inputMode="numeric" />;
});
