import {
  addLead,
  type AddLeadInput,
  containersText,
  type Lead,
  listLeads,
  updateLead,
} from '@freightdesk/intl-shipment-contract';
import { addLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { placesOf } from '../fields/place-text';
import { LeadFields } from './lead-fields';

const newLead = () => ({
  date: systemClock.today(),
  direction: 'EXPORT' as const,
  service: 'SEA_FCL' as const,
  priority: 'NORMAL' as const,
  isDangerous: false,
});

/** What a further enquiry has in common with an earlier one; when it came and when to follow up are its own. */
function startLike(lead: Lead) {
  const { date: _date, nextFollowUpAt: _next, cargoReadyDate: _ready, notes: _notes, ...alike } = defaultsOf(lead);
  return { ...alike, date: systemClock.today() };
}

interface AddLeadDialogProps {
  /** A lead that the new one repeats. */
  like?: Lead;
  /** What was written down or read of it already. */
  start?: Partial<AddLeadInput>;
  onClose: () => void;
}

/** The reader of enquiries comes with the first that is pasted. */
const EnquiryDialog = lazy(() =>
  import('./enquiry/enquiry-dialog').then((chunk) => ({ default: chunk.EnquiryDialog })),
);

/** A new lead; until something is typed it may begin as the last one that was written, or as an enquiry that is pasted says. */
export function AddLeadDialog({ like, start, onClose }: AddLeadDialogProps) {
  const client = useQueryClient();
  const [repeated, setRepeated] = useState(like);
  const [read, setRead] = useState(start);
  const [isPasting, setPasting] = useState(false);
  const repeatLast = async () => {
    const { data } = await client.fetchQuery(queryOf(listLeads, { pageSize: 1, sort: '-number' }));
    setRepeated(data[0]);
  };
  if (isPasting) {
    const fill = (found: Partial<AddLeadInput>) => {
      setRead(found);
      setPasting(false);
    };
    return (
      <Suspense fallback={null}>
        <EnquiryDialog onFill={fill} onClose={() => setPasting(false)} />
      </Suspense>
    );
  }
  const begin = { onRepeat: () => void repeatLast(), onPaste: () => setPasting(true) };
  return <NewLeadForm key={repeated?.id} like={repeated} start={read} {...begin} onClose={onClose} />;
}

interface NewLeadFormProps extends AddLeadDialogProps {
  onRepeat: () => void;
  onPaste: () => void;
}

function NewLeadForm({ like, start, onRepeat, onPaste, onClose }: NewLeadFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const startOf = () => (like ? startLike(like) : { ...newLead(), ...start });
  const { form, saving } = useRecordForm({ schema: addLeadInput, startOf, send: useSave(addLead) });
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
      {!like && !start && !form.formState.isDirty && (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={onRepeat}>
            {t('Repeat last')}
          </Button>
          <Button variant="outlined" onClick={onPaste}>
            {t('Paste an enquiry')}
          </Button>
        </Stack>
      )}
      <LeadFields form={form} lead={like ?? null} />
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
    lists: [
      {
        path: 'containers',
        label: t('Containers'),
        textOf: ({ containers }) => containersText(containers) || t('None'),
      },
    ],
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
      <LeadFields form={form} lead={lead} editedId={lead.id} />
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
