import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { DecimalInput, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import type { ReactNode } from 'react';
import { LineAmount, LineCell, LineGrid } from '../../document/line-grid';
import type { PurchaseFormOf } from './purchase-form.schema';

interface PurchaseLineProps {
  form: PurchaseFormOf;
  index: number;
  rates: readonly string[];
  currency: CurrencyCode;
  /** What the line comes to before tax; null while it can't be said. */
  amountMinor: number | null;
  accountPicker: ReactNode;
  jobPicker: ReactNode;
  onRemove?: () => void;
}

/** One cost: two rows where there is room, a card on a phone. */
export function PurchaseLine(props: PurchaseLineProps) {
  const { form, index, rates, currency, amountMinor, accountPicker, jobPicker, onRemove } = props;
  const { t } = useTranslation();
  const name = t('Line {{number}}', { number: index + 1 });
  const percents = rates.map((value) => ({ value, label: `${value}%` }));
  return (
    <LineGrid name={name}>
      <LineCell columns={4} wholeOnPhone>
        <TextInput form={form} name={`lines.${index}.description`} />
      </LineCell>
      <LineCell columns={2}>
        <TextInput form={form} name={`lines.${index}.sac`} />
      </LineCell>
      <LineCell columns={2}>
        <DecimalInput form={form} name={`lines.${index}.quantity`} />
      </LineCell>
      <LineCell columns={2}>
        <DecimalInput form={form} name={`lines.${index}.rate`} />
      </LineCell>
      <LineCell columns={2}>
        <SelectInput form={form} name={`lines.${index}.gstRate`} options={percents} />
      </LineCell>
      <LineCell columns={5} wholeOnPhone>
        {accountPicker}
      </LineCell>
      <LineCell columns={4} wholeOnPhone>
        {jobPicker}
      </LineCell>
      <LineCell columns={3} wholeOnPhone>
        <LineAmount line={name} currency={currency} amountMinor={amountMinor} onRemove={onRemove} />
      </LineCell>
    </LineGrid>
  );
}
