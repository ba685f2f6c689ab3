import { convertLead, type Lead } from '@freightdesk/intl-shipment-contract';
import { convertLeadInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleVersion } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

/** Wins a lead: says what is made of it, and asks why there was no quotation. */
export function ConvertLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, number, companyName: name } = lead;
  const { mutateAsync } = useSave(convertLead);
  const form = useSchemaForm(convertLeadInput, { id, version });
  const { save, contested } = useStaleVersion({
    form,
    record: lead,
    startOf: (standing) => standing,
    onSubmit: (input) => mutateAsync(input),
  });
  return (
    <FormDialog
      form={form}
      title={t('Convert {{number}} to a jobcard', { number })}
      submitLabel={t('Convert')}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is won, and its jobcard is made', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      <Typography color="textSecondary">
        {lead.party
          ? t('A draft jobcard is made for {{name}}.', { name: lead.party.name })
          : t('{{name}} is added as a customer, and a draft jobcard is made for it.', { name })}
      </Typography>
      <TextInput form={form} name="withoutQuotationReason" rows={2} required autoFocus />
    </FormDialog>
  );
}
