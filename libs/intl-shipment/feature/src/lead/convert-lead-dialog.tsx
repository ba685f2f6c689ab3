import { convertLead, type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import { convertLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LikeParties } from '@freightdesk/parties-ui';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Wins a lead: says what is made of it, and asks why there was no quotation. */
export function ConvertLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number, companyName: name } = lead;
  const update = useSave(updateLead);
  // A second record of a company that is kept already would split what it owes.
  const take = async (partyId: string) => {
    try {
      await update({ id: lead.id, version: lead.version, partyId });
    } catch {
      notify(t('The customer could not be taken. Try again.'), 'error');
    }
  };
  const { form, saving } = useRecordForm({
    schema: convertLeadInput,
    record: lead,
    recordSchema: leadSchema,
    startOf: ({ id, version }) => ({ id, version }),
    send: useSave(convertLead),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Convert {{number}} to a jobcard', { number })}
      submitLabel={t('Convert')}
      onSaved={() => notify(t('{{number}} is won, and its jobcard is made', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {lead.party
          ? t('A draft jobcard is made for {{name}}.', { name: lead.party.name })
          : t('{{name}} is added as a customer, and a draft jobcard is made for it.', { name })}
      </Typography>
      {lead.party === null && (
        <Stack spacing={1}>
          <LikeParties name={name} onTake={({ id }) => void take(id)} />
        </Stack>
      )}
      <TextInput form={form} name="withoutQuotationReason" rows={2} required autoFocus />
    </FormDialog>
  );
}
