import {
  type AddNumberSeriesInput,
  addNumberSeries,
  isSeriesKind,
  listBranches,
  type NumberSeries,
  seriesKindNames,
  seriesKinds,
} from '@freightdesk/company-contract';
import { addNumberSeriesInput } from '@freightdesk/company-contract/schema';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormDialog, type SchemaForm, SelectInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

/** A registration's series are there from its first day; the others open with their first document, or here. */
const openedByHand = seriesKindNames.filter((kind) => seriesKinds[kind].per !== 'registration');

/** Nothing is chosen at first. */
const isPer = (kind: string | undefined, per: 'branch' | 'variant') =>
  kind !== undefined && isSeriesKind(kind) && seriesKinds[kind].per === per;

function BranchField({ form }: { form: SchemaForm<AddNumberSeriesInput> }) {
  const { data } = useQuery(queryOf(listBranches, { pageSize: 100 }));
  const options = (data?.data ?? []).map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }));
  return <SelectInput form={form} name="branchId" options={options} />;
}

interface AddSeriesDialogProps {
  onClose: () => void;
  /** Told of the series, which is spelled and begun next. */
  onOpened: (series: NumberSeries) => void;
}

/** A series before its first document, so that it goes on from the books of before. */
export function AddSeriesDialog({ onClose, onOpened }: AddSeriesDialogProps) {
  const { t } = useTranslation();
  const { form, saving } = useRecordForm({
    schema: addNumberSeriesInput,
    startOf: () => ({}),
    send: useSave(addNumberSeries),
  });
  const kind = form.watch('kind');
  const options = openedByHand.map((value) => ({ value, label: t(seriesKinds[value].label) }));

  return (
    <FormDialog {...saving} title={t('Open a series')} submitLabel={t('Open')} onSaved={onOpened} onClose={onClose}>
      <SelectInput
        form={form}
        name="kind"
        options={options}
        onChosen={() => {
          form.setValue('branchId', undefined);
          form.setValue('variant', undefined);
        }}
        hint={t('It opens by itself with its first document. Open it now to say how its numbers begin.')}
      />
      {isPer(kind, 'branch') && <BranchField form={form} />}
      {isPer(kind, 'variant') && (
        <TextInput form={form} name="variant" uppercase hint={t('SE for jobs by sea, export; AI by air, import')} />
      )}
    </FormDialog>
  );
}
