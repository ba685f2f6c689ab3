import {
  addJobcard,
  getJobcard,
  intlShipmentPaths as paths,
  isOfFreeDays,
  type Jobcard,
  listJobcards,
} from '@freightdesk/intl-shipment-contract';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, RepeatLast, StartedFrom, useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import { useNavigate } from 'react-router-dom';
import { problemsOfMove, useMoveJobcard } from '../use-move-jobcard';
import { startOf } from './jobcard-defaults';
import { JobcardFields } from './jobcard-fields';
import { jobcardFormSchema } from './other-way';
import { JobWeights } from './package-lines';

/** A job from nothing, or like another; one of a lead is made by its conversion. */
function CreateJobcardForm({ like }: { like: Jobcard | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const move = useMoveJobcard();
  const add = useSave(addJobcard);
  const { form, saving } = useRecordForm({
    schema: jobcardFormSchema,
    startOf: () => startOf(like),
    send: add,
  });
  return (
    <>
      <PageHeader
        title={t('Create jobcard')}
        breadcrumbs={[{ label: t('Jobcards'), to: paths.jobcards.href() }, { label: t('Create jobcard') }]}
        action={<RepeatLast last={queryOf(listJobcards, { pageSize: 1 })} />}
      />
      <FormPage
        {...saving}
        submitLabel={t('Create jobcard')}
        actLabel={t('Save and open')}
        summary={<JobWeights form={form} job={null} />}
        onSaved={(saved, afterwards) => {
          saySaved(saved.data.number, saved.warnings);
          void navigate(paths.updateJobcard.href(saved.data.id));
          // What it still lacks stands on its page.
          if (afterwards === 'act' && problemsOfMove(saved.data, 'OPEN').length === 0)
            void move({ job: saved.data, to: 'OPEN' });
        }}
        onCancel={() => void navigate(paths.jobcards.href())}
      >
        {like !== null && !like.charges.every(isOfFreeDays) && (
          <Alert severity="success">
            {t('Like {{number}}, with its charges at the rates of the day.', { number: like.number })}
          </Alert>
        )}
        <JobcardFields form={form} job={null} named={like} />
      </FormPage>
    </>
  );
}

export function Component() {
  return (
    <StartedFrom read={(id) => queryOf(getJobcard, { id })}>
      {(like) => <CreateJobcardForm key={like?.id ?? ''} like={like} />}
    </StartedFrom>
  );
}
