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

const startOf = ({ id, version, prefix, width, first, lastNumber }: NumberSeries) => ({
  ...{ id, version, prefix, width },
  ...(lastNumber === null && { first }),
});

interface Spelled {
  series: NumberSeries;
  prefix: string;
  width: number;
  first: number | undefined;
}

/** What the next document of the series would be called, by the rule that names it. */
function NextNumber({ series, prefix, width, first }: Spelled) {
  const { t } = useTranslation();
  if (seriesProblem({ prefix, width, first })) return null;
  const { fiscalYear, nextNumber } = series;
  const number = formatNumber({ prefix, width, fiscalYear, sequence: first ?? sequenceOf(nextNumber) });
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
  const [prefix, width, first] = form.watch(['prefix', 'width', 'first']);

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
        {series.lastNumber === null && (
          <WholeNumberInput
            form={form}
            name="first"
            required={false}
            hint={t('The number after the last one of your books of before. It stays once it is given.')}
          />
        )}
      </FormGrid>
      <NextNumber series={series} prefix={prefix ?? ''} width={Number(width ?? 0)} first={first} />
    </FormDialog>
  );
}
