import {
  type AddJobcardInput,
  hasEnded,
  intlShipmentPaths as paths,
  type Jobcard,
  updateJobcard,
  type UpdateJobcardInput,
} from '@freightdesk/intl-shipment-contract';
import { jobcardSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { placesOf } from '../../fields/place-text';
import { problemsOfMove, useMoveJobcard } from '../use-move-jobcard';
import { defaultsOf } from './jobcard-defaults';
import { JobcardFields } from './jobcard-fields';
import { jobcardFormSchema } from './other-way';
import { JobWeights } from './package-lines';

interface UpdateJobcardFormProps {
  job: Jobcard;
  onDirty: (isDirty: boolean) => void;
}

export function UpdateJobcardForm({ job, onDirty }: UpdateJobcardFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const update = useSave(updateJobcard);
  const move = useMoveJobcard();
  const { form, saving } = useRecordForm({
    schema: jobcardFormSchema,
    record: job,
    recordSchema: jobcardSchema,
    goesOn: (current) => !hasEnded(current),
    startOf: defaultsOf,
    namesOf: (current) => [...partiesOf(current), ...placesOf(current)],
    lists: useLists(),
    send: (input, standing) => update(changesOf(standing, input)),
    onDirty,
  });

  return (
    <FormPage
      {...saving}
      submitLabel={t('Save')}
      actLabel={job.status === 'DRAFT' ? t('Save and open') : undefined}
      summary={<JobWeights form={form} job={job} />}
      onSaved={(saved, afterwards) => {
        saySaved(saved.data.number, saved.warnings);
        form.settle(defaultsOf(saved.data));
        if (afterwards === 'act' && problemsOfMove(saved.data, 'OPEN').length === 0)
          void move({ job: saved.data, to: 'OPEN' });
      }}
      onCancel={() => void navigate(paths.jobcards.href())}
    >
      <JobcardFields form={form} job={job} named={job} />
    </FormPage>
  );
}

const partiesOf = ({ customer, shipper, consignee, notifyParty, overseasAgent, coLoader }: Jobcard) => [
  ...[customer, shipper, consignee],
  ...[notifyParty, overseasAgent, coLoader],
];

/** Packages and containers, in the words of those who stow them. */
function useLists() {
  const { t } = useTranslation();
  return [
    {
      path: 'packages' as const,
      label: t('Packages'),
      textOf: ({ packages }: Jobcard) => packages.map(({ quantity, type }) => `${quantity} ${type}`).join(', '),
    },
    {
      path: 'legs' as const,
      label: t('Further legs'),
      textOf: ({ legs }: Jobcard) => legs.map(({ conveyance }) => conveyance).join(', '),
    },
    {
      path: 'containers' as const,
      label: t('Containers'),
      textOf: ({ containers }: Jobcard) => containers.map(({ containerNumber }) => containerNumber).join(', '),
    },
  ];
}

/** Mode and direction are part of the number, so they stay. */
function changesOf({ id, version }: Jobcard, input: AddJobcardInput): UpdateJobcardInput {
  const { mode: _mode, direction: _direction, ...changes } = input;
  return { ...changes, id, version };
}
