import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { AmountInput, DecimalInput, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import type { ReactNode } from 'react';
import { LineAmount, LineCell, LineGrid } from '../../document/line-grid';
import type { InvoiceFormOf } from './invoice-form-of';

interface InvoiceLineProps {
  form: InvoiceFormOf;
  index: number;
  rates: readonly string[];
  currency: CurrencyCode;
  /** What the line comes to before tax; null while it can't be said. */
  amountMinor: number | null;
  jobPicker: ReactNode;
  onRemove?: () => void;
}

/** One charge: a row of two where there is room, a card on a phone. */
export function InvoiceLine({ form, index, rates, currency, amountMinor, jobPicker, onRemove }: InvoiceLineProps) {
  const { t } = useTranslation();
  const name = t('Line {{number}}', { number: index + 1 });
  const percents = rates.map((value) => ({ value, label: `${value}%` }));
  return (
    <LineGrid name={name}>
      <LineCell columns={5} wholeOnPhone>
        <TextInput form={form} name={`lines.${index}.description`} />
      </LineCell>
      <LineCell columns={2}>
        <TextInput form={form} name={`lines.${index}.sac`} />
      </LineCell>
      <LineCell columns={2}>
        <DecimalInput form={form} name={`lines.${index}.quantity`} />
      </LineCell>
      <LineCell columns={3}>
        <DecimalInput form={form} name={`lines.${index}.rate`} />
      </LineCell>
      <LineCell columns={2}>
        <SelectInput form={form} name={`lines.${index}.gstRate`} options={percents} />
      </LineCell>
      <LineCell columns={4} wholeOnPhone>
        {jobPicker}
      </LineCell>
      <LineCell columns={3}>
        <AmountInput form={form} name={`lines.${index}.discountMinor`} currency={currency} />
      </LineCell>
      <LineCell columns={3}>
        <LineAmount line={name} currency={currency} amountMinor={amountMinor} onRemove={onRemove} />
      </LineCell>
    </LineGrid>
  );
}
