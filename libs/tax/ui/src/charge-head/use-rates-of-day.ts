import { isBusinessDate } from '@freightdesk/shared-calendar';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { type HeadRate, headRateOn } from '@freightdesk/tax-contract';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ChargeHeads } from './charge-input';

type Rated = Pick<HeadRate, 'gstRate' | 'taxability'>;

interface RatedLines<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fieldsOf: (index: number) => Record<'chargeHead' | 'gstRate' | 'taxability', FieldPath<Values>>;
  heads: ChargeHeads;
  /** The day in the form, as far as it is typed. */
  ratesOf: string | undefined;
  onCoded: (index: number, rated: Rated) => void;
}

const isSame = (one: Rated, other: Rated) => one.gstRate === other.gstRate && one.taxability === other.taxability;

/**
 * A line that is taxed as its head was on the day that stood in the form is taxed as the head is on the one that is typed in its place. What
 * somebody rated otherwise stays.
 */
export function useRatesOfDay<Values extends FieldValues>(of: RatedLines<Values>, count: number): void {
  const { form, fieldsOf, heads, ratesOf = '', onCoded } = of;
  const day = useRef(ratesOf);
  useEffect(() => {
    if (!isBusinessDate(ratesOf) || ratesOf === day.current || heads.size === 0) return;
    const before = day.current;
    day.current = ratesOf;
    for (let index = 0; index < count; index += 1) {
      const fields = fieldsOf(index);
      const [headId, gstRate, taxability] = form.getValues([fields.chargeHead, fields.gstRate, fields.taxability]);
      const rates = heads.get(headId)?.rates ?? [];
      const [was, is] = [headRateOn(rates, before), headRateOn(rates, ratesOf)];
      if (was && is && isSame(was, { gstRate, taxability }) && !isSame(was, is)) {
        onCoded(index, { gstRate: is.gstRate, taxability: is.taxability });
      }
    }
  });
}
