import { addLead, type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import { addLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, useSchemaForm, useStaleSave } from '@freightdesk/shared-ui/forms';
import { placesOf } from '../fields/place-text';
import { LeadFields } from './lead-fields';

export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { mutateAsync } = useSave(addLead);
  const form = useSchemaForm(addLeadInput, {
    date: systemClock.today(),
    direction: 'EXPORT',
    service: 'SEA_FCL',
    priority: 'NORMAL',
    isDangerous: false,
  });
  return (
    <FormDialog
      form={form}
      title={t('Add lead')}
      submitLabel={t('Add lead')}
      againLabel={t('Add and start another')}
      onSubmit={(input) => mutateAsync(input)}
      onSaved={({ number }) => notify(t('{{number}} is added', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <LeadFields form={form} lead={null} />
    </FormDialog>
  );
}

export function EditLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number } = lead;
  const { mutateAsync } = useSave(updateLead);
  const form = useSchemaForm(addLeadInput, defaultsOf(lead));
  const { save, contested } = useStaleSave({
    form,
    record: lead,
    currentOf: (current) => (leadSchema.isValidSync(current) ? current : null),
    startOf: defaultsOf,
    namesOf: (current) => [current.party, ...placesOf(current)],
    onSubmit: (input, { id, version }) => mutateAsync({ ...input, id, version }),
  });
  return (
    <FormDialog
      form={form}
      title={t('Edit {{number}}', { number })}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is saved', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <SavedMeanwhile form={form} contested={contested} />
      <LeadFields form={form} lead={lead} />
    </FormDialog>
  );
}

/** What a person says of a lead; its number, stage and outcome are not theirs to type. */
const defaultsOf = ({
  id: _id,
  number: _number,
  stage: _stage,
  owner: _owner,
  party: _party,
  lostReason: _lostReason,
  lostTo: _lostTo,
  jobcardId: _jobcardId,
  version: _version,
  nextFollowUpAt,
  ...said
}: Lead) => ({ ...said, nextFollowUpAt: nextFollowUpAt ?? undefined });
