import { allocatedMinor } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { useRateOptions } from '@freightdesk/tax-ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PaymentForm, PaymentTerms } from './payment-form';

const usual = 'USUAL';
const none = 'NONE';

interface AdvanceTaxFieldsProps {
  form: SchemaForm<PaymentForm>;
  terms: PaymentTerms;
}

/** GST on what a receipt leaves unallocated: as the company has it, at another rate, or none with the reason. */
export function AdvanceTaxFields({ form, terms }: AdvanceTaxFieldsProps) {
  const restMinor = terms.allocatableMinor - allocatedMinor(terms.allocations);
  const isTaxable = form.watch('direction') === 'RECEIPT' && terms.currency === 'INR' && restMinor > 0;
  return isTaxable && <AdvanceTaxChoice form={form} />;
}

function AdvanceTaxChoice({ form }: Pick<AdvanceTaxFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { date, advanceTax } = form.watch();
  const { options } = useRateOptions(date, undefined);
  const chosen = advanceTax === null ? none : (advanceTax?.gstRate ?? usual);
  const choose = (choice: string) => {
    const said = choice === usual ? undefined : { gstRate: choice };
    form.setValue('advanceTax', choice === none ? null : said, { shouldDirty: true });
  };
  return (
    <FormGrid>
      <TextField
        select
        label={t('GST on the advance')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        helperText={t('It is within the amount and goes to the invoice later. None for exports and reverse charge.')}
      >
        <MenuItem value={usual}>{t('As the company has it, 18%')}</MenuItem>
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
        <MenuItem value={none}>{t('None')}</MenuItem>
      </TextField>
      {advanceTax === null && <TextInput form={form} name="advanceTaxReason" required />}
    </FormGrid>
  );
}
