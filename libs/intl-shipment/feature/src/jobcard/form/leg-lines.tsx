import type { AddJobcardInput, JobMode } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  DateInput,
  DecimalInput,
  gridLines,
  LineGrid,
  LineParticulars,
  type SchemaForm,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useJobWarnings } from './use-job-warnings';

const blank = {
  ...{ conveyance: '', fromPlace: '', toPlace: '', departsOn: null, arrivesOn: null },
  ...{ pieces: null, grossKg: '' },
} satisfies NonNullable<AddJobcardInput['legs']>[number];

/** By what the goods go on after the first flight or vessel, or beside it where they are carried in parts. */
export function LegLines({ form, mode }: { form: SchemaForm<AddJobcardInput>; mode: JobMode }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'legs' });
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`legs.${index}`) });
  const nameOf = (index: number) => t('Further leg, line {{line}}', { line: index + 1 });
  const warned = useJobWarnings(form);
  const isByLand = mode === 'ROAD' || mode === 'RAIL';
  const carriedBy = isByLand ? t('Vehicle or train') : t('Vessel and voyage');
  return (
    <SectionCard title={t('Further legs')}>
      {array.fields.length === 0 && (
        <Typography color="textSecondary">
          {t('If the goods are transhipped, or carried in parts: each further flight, vessel or vehicle.')}
        </Typography>
      )}
      <LineGrid
        form={form}
        {...gridLines(array, { blank, lineAt })}
        columns={[
          { field: 'conveyance', label: mode === 'AIR' ? t('Flight') : carriedBy, width: 'minmax(0, 1.2fr)' },
          { field: 'fromPlace', label: t('From'), width: 'minmax(0, 1fr)' },
          { field: 'toPlace', label: t('To'), width: 'minmax(0, 1fr)' },
          { field: 'departsOn', label: t('Departs on'), width: '168px' },
          { field: 'arrivesOn', label: t('Arrives on'), width: '168px' },
        ]}
        nameOf={nameOf}
        addLabel={t('Add leg')}
        mayBeEmpty
      >
        {(index) => (
          <>
            <TextInput form={form} name={`legs.${index}.conveyance`} />
            <TextInput form={form} name={`legs.${index}.fromPlace`} />
            <TextInput form={form} name={`legs.${index}.toPlace`} />
            <DateInput form={form} name={`legs.${index}.departsOn`} {...warned(`legs.${index}.departsOn`)} />
            <DateInput form={form} name={`legs.${index}.arrivesOn`} {...warned(`legs.${index}.arrivesOn`)} />
          </>
        )}
      </LineGrid>
      <LineParticulars
        form={form}
        cells={(index) => [{ path: `legs.${index}.pieces` }, { path: `legs.${index}.grossKg` }]}
        lines={array.fields}
        isSaid={array.fields.some(({ pieces, grossKg }) => Boolean(pieces ?? grossKg))}
        label={t('Pieces and gross kg')}
        nameOf={nameOf}
      >
        {(index) => (
          <>
            <WholeNumberInput form={form} name={`legs.${index}.pieces`} />
            <DecimalInput form={form} name={`legs.${index}.grossKg`} />
          </>
        )}
      </LineParticulars>
    </SectionCard>
  );
}
