import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getLead, type Quotation, quotationMail } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';

/** A letter in the person's own mail program, ready but for the paper, which is put beside it. */
export function MailButton({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { leadId } = quotation;
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { data: lead } = useQuery({ ...queryOf(getLead, { id: leadId ?? '' }), enabled: leadId !== null });
  const { subject, body } = quotationMail(quotation, { name: company?.name ?? null });
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <Button href={`mailto:${encodeURIComponent(lead?.email ?? '')}?${letter}`}>{t('E-mail')}</Button>;
}
