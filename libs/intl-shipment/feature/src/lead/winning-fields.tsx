import { queryOf } from '@freightdesk/data-access-api';
import {
  type ConvertLeadInput,
  type Lead,
  listQuotations,
  numberOfRevision,
  type QuotationRow,
} from '@freightdesk/intl-shipment-contract';
import { formatPaise } from '@freightdesk/shared-money';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';

const offerOf = (quotation: QuotationRow) => ({
  value: quotation.id,
  label: [numberOfRevision(quotation), quotation.sellPaise === null ? null : `₹ ${formatPaise(quotation.sellPaise)}`]
    .filter((part) => part !== null)
    .join(' · '),
});

/** By what a lead is won: the quotation that the customer accepted, or why there was none. */
export function WinningFields({ form, lead }: { form: SchemaForm<ConvertLeadInput>; lead: Lead }) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(listQuotations, { leadId: lead.id, isLatest: 'true', pageSize: 20 }));
  if (!data) return null;
  if (data.total === 0) return <TextInput form={form} name="withoutQuotationReason" rows={2} required autoFocus />;
  const sent = data.data.filter(({ status }) => status === 'SENT');
  if (sent.length === 0) {
    return (
      <Alert severity="info">
        {t(
          'This lead has a quotation that is not open to the customer. Send it, or its next revision, and accept that.',
        )}
      </Alert>
    );
  }
  return <SelectInput form={form} name="quotationId" options={sent.map(offerOf)} required autoFocus />;
}
