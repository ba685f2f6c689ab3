import { addLead, type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import { addLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import { placesOf } from '../fields/place-text';
import { LeadFields } from './lead-fields';

const newLead = () => ({
  date: systemClock.today(),
  direction: 'EXPORT' as const,
  service: 'SEA_FCL' as const,
  priority: 'NORMAL' as const,
  isDangerous: false,
});

export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({ schema: addLeadInput, startOf: newLead, send: useSave(addLead) });
  return (
    <FormDialog
      {...saving}
      title={t('Add lead')}
      submitLabel={t('Add lead')}
      againLabel={t('Add and start another')}
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
  const update = useSave(updateLead);
  const { form, saving } = useRecordForm({
    schema: addLeadInput,
    record: lead,
    recordSchema: leadSchema,
    startOf: defaultsOf,
    namesOf: (current) => [current.party, ...placesOf(current)],
    send: (input, { id, version }) => update({ ...input, id, version }),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Edit {{number}}', { number })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('{{number}} is saved', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
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
  docketId: _docketId,
  version: _version,
  nextFollowUpAt,
  ...said
}: Lead) => ({ ...said, nextFollowUpAt: nextFollowUpAt ?? undefined });
