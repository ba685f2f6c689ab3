import { type Docket, domesticPaths as paths, isEnded, updateDocket } from '@freightdesk/domestic-contract';
import { addDocketInput, docketSchema } from '@freightdesk/domestic-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { useDocketName } from '../docket-name';
import { DocketFields } from './docket-fields';
import { defaultsOf } from './docket-form';
import { WeightsSummary } from './docket-weights';

interface EditDocketFormProps {
  docket: Docket;
  onDirty: (isDirty: boolean) => void;
  /** Goes on to book what was saved for it. */
  onBook: (docket: Docket) => void;
}

export function EditDocketForm({ docket, onDirty, onBook }: EditDocketFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const nameOf = useDocketName();
  const update = useSave(updateDocket);
  const { form, saving, standing } = useRecordForm({
    schema: addDocketInput,
    record: docket,
    recordSchema: docketSchema,
    goesOn: ({ status }) => !isEnded(status),
    startOf: defaultsOf,
    namesOf: ({ billingParty }) => [billingParty],
    lists: useLists(),
    send: (input, { id, version }) => update({ ...input, id, version }),
    onDirty,
  });

  return (
    <FormPage
      {...saving}
      submitLabel={t('Save')}
      actLabel={standing.status === 'DRAFT' ? t('Save and book') : undefined}
      summary={<WeightsSummary form={form} docket={standing} />}
      onSaved={(saved, afterwards) => {
        saySaved(nameOf(saved.data), saved.warnings);
        form.restart(defaultsOf(saved.data));
        if (afterwards === 'act') onBook(saved.data);
      }}
      onCancel={() => void navigate(paths.dockets.href())}
    >
      <DocketFields form={form} docket={standing} />
    </FormPage>
  );
}

/** Measures and invoices, in the words of those who load them. */
function useLists() {
  const { t } = useTranslation();
  return [
    {
      path: 'dimensions' as const,
      label: t('Measures'),
      textOf: ({ dimensions }: Docket) =>
        dimensions
          .map(({ quantity, lengthCm, widthCm, heightCm }) => `${quantity} × ${lengthCm} × ${widthCm} × ${heightCm}`)
          .join(', '),
    },
    {
      path: 'invoices' as const,
      label: t('Invoices and e-way bills'),
      textOf: ({ invoices }: Docket) => invoices.map(({ number }) => number).join(', '),
    },
  ];
}
