import {
  type Lead,
  type LeadStage,
  leadStageLabel,
  lostReasonLabel,
  lostReasons,
  moveLead,
  type MoveLeadInput,
} from '@freightdesk/intl-shipment-contract';
import { leadSchema, moveLeadInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  InstantInput,
  SavedMeanwhile,
  type SchemaForm,
  SelectInput,
  TextInput,
  useSchemaForm,
  useStaleSave,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

interface MoveLeadDialogProps {
  lead: Lead;
  to: LeadStage;
  onClose: () => void;
}

/** What a move asks: why it was lost, or when to follow up next. */
function MoveFields({ form, lead, to }: { form: SchemaForm<MoveLeadInput>; lead: Lead; to: LeadStage }) {
  const { t } = useTranslation();
  if (to === 'LOST') {
    return (
      <>
        <SelectInput form={form} name="lostReason" options={optionsOf(lostReasons, lostReasonLabel, t)} required />
        <TextInput form={form} name="lostTo" hint={t('Who carries it instead, if that is known')} />
      </>
    );
  }
  return (
    <>
      {lead.stage === 'LOST' && <TextInput form={form} name="reason" rows={2} required autoFocus />}
      <InstantInput form={form} name="nextFollowUpAt" required={to === 'ON_HOLD'} />
    </>
  );
}

export function MoveLeadDialog({ lead, to, onClose }: MoveLeadDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number } = lead;
  const stage = t(leadStageLabel[to]);
  const { mutateAsync } = useSave(moveLead);
  const startOf = ({ id, version, nextFollowUpAt }: Lead) => ({
    id,
    version,
    to,
    nextFollowUpAt: nextFollowUpAt ?? undefined,
  });
  const form = useSchemaForm(moveLeadInput, startOf(lead));
  const { save, contested, standing } = useStaleSave({
    form,
    record: lead,
    currentOf: (current) => (leadSchema.isValidSync(current) ? current : null),
    startOf,
    onSubmit: (input) => mutateAsync(input),
  });
  return (
    <FormDialog
      form={form}
      title={t('{{number}} to {{stage}}', { number, stage })}
      submitLabel={t('Move')}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is in {{stage}}', { number, stage }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      <Typography color="textSecondary">{standing.companyName}</Typography>
      <MoveFields form={form} lead={standing} to={to} />
    </FormDialog>
  );
}
