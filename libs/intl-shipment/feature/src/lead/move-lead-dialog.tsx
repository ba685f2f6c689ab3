import {
  type Lead,
  type LeadStage,
  leadStageLabel,
  lostReasonLabel,
  lostReasons,
  moveLead,
  type MoveLeadInput,
} from '@freightdesk/intl-shipment-contract';
import { moveLeadInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, type SchemaForm, SelectInput, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { InstantInput } from '../fields/instant-input';
import { optionsOf } from '../fields/options';

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
  const { id, version, number, nextFollowUpAt } = lead;
  const stage = t(leadStageLabel[to]);
  const { mutateAsync } = useSave(moveLead);
  const form = useSchemaForm(moveLeadInput, { id, version, to, nextFollowUpAt: nextFollowUpAt ?? undefined });
  return (
    <FormDialog
      form={form}
      title={t('{{number}} to {{stage}}', { number, stage })}
      submitLabel={t('Move')}
      onSubmit={(input) => mutateAsync(input)}
      onSaved={() => notify(t('{{number}} is in {{stage}}', { number, stage }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">{lead.companyName}</Typography>
      <MoveFields form={form} lead={lead} to={to} />
    </FormDialog>
  );
}
