import { useSave } from '@freightdesk/data-access-api';
import { acceptQuotation, numberOfRevision, type Quotation } from '@freightdesk/intl-shipment-contract';
import { acceptQuotationInput, quotationSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, InstantInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { AlternativeChoice } from './alternative-choice';

/** The customer said yes: who, by what, and to which alternative. */
export function AcceptDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const number = numberOfRevision(quotation);
  const { alternatives, direction, customerName: name } = quotation;
  const { form, saving } = useRecordForm({
    schema: acceptQuotationInput,
    record: quotation,
    recordSchema: quotationSchema,
    startOf: ({ id, version }) => ({ id, version }),
    send: useSave(acceptQuotation),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Accept {{number}}', { number })}
      submitLabel={t('Accept')}
      onSaved={() => notify(t('{{number}} is accepted', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {direction === 'DOMESTIC'
          ? t('A draft docket is made for {{name}}.', { name })
          : t('A draft jobcard is made for {{name}}.', { name })}
      </Typography>
      {alternatives.length > 1 && <AlternativeChoice form={form} alternatives={alternatives} />}
      <TextInput form={form} name="acceptedBy" autoFocus />
      <TextInput form={form} name="reference" hint={t('The number of the order, or of the e-mail')} />
      <InstantInput form={form} name="acceptedAt" required={false} hint={t('Empty for now')} />
    </FormDialog>
  );
}
