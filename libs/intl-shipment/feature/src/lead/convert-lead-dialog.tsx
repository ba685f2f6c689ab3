import { convertLead, type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import { convertLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LikeParties } from '@freightdesk/parties-ui';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { WinningFields } from './winning-fields';

/** What is made of a lead, and of whom. */
function BecomesText({ lead: { party, companyName: name, direction } }: { lead: Lead }) {
  const { t } = useTranslation();
  if (direction === 'DOMESTIC') {
    return party
      ? t('A draft docket is made for {{name}}.', { name: party.name })
      : t('{{name}} is added as a customer, and a draft docket is made for it.', { name });
  }
  return party
    ? t('A draft jobcard is made for {{name}}.', { name: party.name })
    : t('{{name}} is added as a customer, and a draft jobcard is made for it.', { name });
}

/** Wins a lead: says what is made of it, and asks why there was no quotation. */
export function ConvertLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number, companyName: name } = lead;
  const isDomestic = lead.direction === 'DOMESTIC';
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
      title={
        isDomestic ? t('Convert {{number}} to a docket', { number }) : t('Convert {{number}} to a jobcard', { number })
      }
      submitLabel={t('Convert')}
      onSaved={() =>
        notify(
          isDomestic
            ? t('{{number}} is won, and its docket is made', { number })
            : t('{{number}} is won, and its jobcard is made', { number }),
        )
      }
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        <BecomesText lead={lead} />
      </Typography>
      {lead.party === null && (
        <Stack spacing={1}>
          <LikeParties name={name} onTake={({ id }) => void take(id)} />
        </Stack>
      )}
      <WinningFields form={form} lead={lead} />
    </FormDialog>
  );
}
