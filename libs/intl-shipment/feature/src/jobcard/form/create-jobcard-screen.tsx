import { addJobcard, intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import { addJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { JobWeights } from './job-weights';
import { JobcardFields } from './jobcard-fields';

const newJobcard = () => ({
  date: systemClock.today(),
  mode: 'SEA_FCL' as const,
  direction: 'EXPORT' as const,
  containers: [],
  packages: [],
});

/** A job from nothing; one of a lead is made by its conversion. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const { form, saving } = useRecordForm({ schema: addJobcardInput, startOf: newJobcard, send: useSave(addJobcard) });
  return (
    <>
      <PageHeader
        title={t('Create jobcard')}
        breadcrumbs={[{ label: t('Jobcards'), to: paths.jobcards.href() }, { label: t('Create jobcard') }]}
      />
      <FormPage
        {...saving}
        submitLabel={t('Create jobcard')}
        summary={<JobWeights form={form} />}
        onSaved={(saved) => {
          saySaved(saved.data.number, saved.warnings);
          void navigate(paths.updateJobcard.href(saved.data.id));
        }}
        onCancel={() => void navigate(paths.jobcards.href())}
      >
        <JobcardFields form={form} job={null} />
      </FormPage>
    </>
  );
}
