import { placeOfSupplyCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, SwitchInput, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import type { InvoiceFormOf } from './invoice-form-of';

/** What differs from the ordinary: another place of supply, reverse charge, no rounding. */
export function InvoiceTermsFields({ form, isExport }: { form: InvoiceFormOf; isExport: boolean }) {
  const { t } = useTranslation();
  const [place, reason] = useWatch({ control: form.control, name: ['placeOfSupply', 'placeOfSupplyReason'] });
  const places = placeOfSupplyCodes.map((value) => ({ value, label: `${value} · ${t(stateName(value))}` }));
  return (
    <SectionCard title={t('Terms')}>
      <Stack spacing={2}>
        <FormGrid>
          <SelectInput form={form} name="placeOfSupply" options={places} emptyLabel={t('As the law derives it')} />
          {place || reason ? <TextInput form={form} name="placeOfSupplyReason" /> : <span />}
          <SwitchInput form={form} name="roundOff" />
          <SwitchInput form={form} name="reverseCharge" />
          {isExport && <SwitchInput form={form} name="exportWithPayment" />}
        </FormGrid>
        <TextInput form={form} name="notes" rows={2} />
      </Stack>
    </SectionCard>
  );
}
