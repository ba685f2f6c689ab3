import type { AddJobcardInput, JobMode } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { DateInput, FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { useJobWarnings } from './use-job-warnings';

const byAir = ['carrier', 'mawbNumber', 'hawbNumber'] as const;
const bySea = ['carrier', 'bookingNumber', 'vessel', 'voyage', 'imoNumber', 'mblNumber', 'hblNumber'] as const;
const byLand = ['carrier', 'bookingNumber'] as const;

function fieldsOf(mode: JobMode) {
  if (mode === 'AIR') return byAir;
  return mode === 'ROAD' || mode === 'RAIL' ? byLand : bySea;
}

/** Carrier and transport documents of the job's mode, and when it sails. */
export function TransportFields({ form, mode }: { form: SchemaForm<AddJobcardInput>; mode: JobMode }) {
  const { t } = useTranslation();
  const warned = useJobWarnings(form);
  return (
    <SectionCard title={t('Transport')}>
      <FormGrid columns={3}>
        {fieldsOf(mode).map((name) => (
          <TextInput key={name} form={form} name={name} {...warned(name)} />
        ))}
        <DateInput form={form} name="etd" />
        <DateInput form={form} name="eta" {...warned('eta')} />
      </FormGrid>
    </SectionCard>
  );
}
