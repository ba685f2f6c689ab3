import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  DateInput,
  LineRow,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { type AddChargeHeadInput, taxabilities, taxabilityLabel } from '@freightdesk/tax-contract';
import { RateInput } from '@freightdesk/tax-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export type ChargeHeadForm = SchemaForm<AddChargeHeadInput>;

/** One rate, from a day on till the next. */
function HeadRateLine({ form, index, onRemove }: { form: ChargeHeadForm; index: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const from = useWatch({ control: form.control, name: `rates.${index}.from` }) ?? '';
  const day = isBusinessDate(from) ? from : systemClock.today();
  return (
    <LineRow
      label={t('Rate {{number}}', { number: index + 1 })}
      columns="176px 100px 130px minmax(0, 1fr)"
      from="sm"
      onRemove={onRemove}
    >
      <DateInput form={form} name={`rates.${index}.from`} />
      <RateInput form={form} fields={{ gstRate: `rates.${index}.gstRate` }} day={day} />
      <SelectInput
        form={form}
        name={`rates.${index}.taxability`}
        options={optionsOf(taxabilities, taxabilityLabel, t)}
      />
      <TextInput form={form} name={`rates.${index}.source`} />
    </LineRow>
  );
}

/** How it is taxed, by the days from which each rate holds. */
export function HeadRates({ form }: { form: ChargeHeadForm }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  const add = () => append({ from: systemClock.today(), gstRate: '18', taxability: 'TAXABLE' });
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t('GST rates')}
      </Typography>
      {fields.map(({ id }, index) => (
        <HeadRateLine key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
        {t('Add a rate from a day on')}
      </Button>
    </>
  );
}
