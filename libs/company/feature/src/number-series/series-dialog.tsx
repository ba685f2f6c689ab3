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
import { FormDialog, FormGrid, TextInput, useRecordForm, WholeNumberInput } from '@freightdesk/shared-ui/forms';
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
      {t('Next number: {{number}}', { number })}
    </Typography>
  );
}

export function SeriesDialog({ series, onClose }: { series: NumberSeries; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateNumberSeriesInput,
    record: series,
    recordSchema: numberSeries,
    startOf,
    send: useSave(updateNumberSeries),
  });
  const [prefix, width] = form.watch(['prefix', 'width']);

  return (
    <FormDialog
      {...saving}
      title={t('Numbers of: {{kind}}', { kind: t(seriesKinds[series.kind].label) })}
      submitLabel={t('Save')}
      onSaved={({ nextNumber }) => notify(t('Next number: {{number}}', { number: nextNumber }))}
      onClose={onClose}
    >
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
