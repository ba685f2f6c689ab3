import { addDocket, domesticPaths as paths } from '@freightdesk/domestic-contract';
import { addDocketInput } from '@freightdesk/domestic-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { useDocketName } from '../docket-name';
import { DocketFields } from './docket-fields';
import { newDocket } from './docket-form';
import { WeightsSummary } from './docket-weights';

/** A docket from nothing: it is saved as a draft, whatever it still lacks, and booked from there. */
export function AddDocketForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const nameOf = useDocketName();
  const { form, saving } = useRecordForm({ schema: addDocketInput, startOf: newDocket, send: useSave(addDocket) });
  return (
    <>
      <PageHeader
        title={t('Add docket')}
        breadcrumbs={[{ label: t('Dockets'), to: paths.dockets.href() }, { label: t('Add docket') }]}
      />
      <FormPage
        {...saving}
        submitLabel={t('Save draft')}
        summary={<WeightsSummary form={form} docket={null} />}
        onSaved={(saved) => {
          saySaved(nameOf(saved.data), saved.warnings);
          void navigate(paths.docket.href(saved.data.id));
        }}
        onCancel={() => void navigate(paths.dockets.href())}
      >
        <DocketFields form={form} docket={null} />
      </FormPage>
    </>
  );
}
