import {
  formatNumber,
  type NumberSeries,
  sequenceOf,
  seriesKinds,
  seriesProblem,
  updateNumberSeries,
} from '@freightdesk/company-contract';
import { numberSeries, updateNumberSeriesInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  SavedMeanwhile,
  TextInput,
  useSchemaForm,
  useStaleSave,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

const startOf = ({ id, version, prefix, width }: NumberSeries) => ({ id, version, prefix, width });

/** What the next document of the series would be called, by the rule that names it. */
function NextNumber({ series, prefix, width }: { series: NumberSeries; prefix: string; width: number }) {
  const { t } = useTranslation();
  if (seriesProblem({ prefix, width })) return null;
  const { fiscalYear, nextNumber } = series;
  const number = formatNumber({ prefix, width, fiscalYear, sequence: sequenceOf(nextNumber) });
  return (
    <Typography role="status" variant="body2">
      {t('The next number will be {{number}}', { number })}
    </Typography>
  );
}

export function SeriesDialog({ series, onClose }: { series: NumberSeries; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const form = useSchemaForm(updateNumberSeriesInput, startOf(series));
  const { mutateAsync } = useSave(updateNumberSeries);
  const { save, contested } = useStaleSave({
    form,
    record: series,
    currentOf: (current) => (numberSeries.isValidSync(current) ? current : null),
    startOf,
    onSubmit: (input) => mutateAsync(input),
  });
  const [prefix, width] = form.watch(['prefix', 'width']);

  return (
    <FormDialog
      form={form}
      title={t('Numbers of: {{kind}}', { kind: t(seriesKinds[series.kind].label) })}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={({ nextNumber }) => notify(t('The next number will be {{number}}', { number: nextNumber }))}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
      <FormGrid>
        <TextInput
          form={form}
          name="prefix"
          uppercase
          autoFocus
          hint={t('At most four capital letters, digits or dashes')}
        />
        <WholeNumberInput form={form} name="width" hint={t('Shorter numbers are filled with zeros')} />
      </FormGrid>
      <NextNumber series={series} prefix={prefix ?? ''} width={Number(width ?? 0)} />
    </FormDialog>
  );
}
