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
  type SchemaForm,
  SelectInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { leadMoveLabel } from './lead-move-label';

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
  const { form, saving, standing } = useRecordForm({
    schema: moveLeadInput,
    record: lead,
    recordSchema: leadSchema,
    startOf: ({ id, version, nextFollowUpAt }) => ({ id, version, to, nextFollowUpAt: nextFollowUpAt ?? undefined }),
    send: useSave(moveLead),
  });
  return (
    <FormDialog
      {...saving}
      title={t('{{number}} to {{stage}}', { number, stage })}
      submitLabel={t(leadMoveLabel[to])}
      onSaved={() => notify(t('{{number}} is in {{stage}}', { number, stage }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">{standing.companyName}</Typography>
      <MoveFields form={form} lead={standing} to={to} />
    </FormDialog>
  );
}
