import { EmailDialog } from '@freightdesk/activity-ui';
import { getCompany } from '@freightdesk/company-contract';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import { getLead, getQuotationPdf, type Quotation, quotationMail } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSavedFile } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The quotation to whoever asked for it, with the letter that is ready. */
export function MailButton({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { id, leadId } = quotation;
  const [isOpen, setOpen] = useState(false);
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { data: lead } = useQuery({ ...queryOf(getLead, { id: leadId ?? '' }), enabled: leadId !== null });
  const { save } = useSavedFile();
  const { subject, body: text } = quotationMail(quotation, { name: company?.name ?? null });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('E-mail')}</Button>
      {isOpen && (
        <EmailDialog
          record="quotation"
          recordId={id}
          to={lead?.email ?? null}
          letters={[{ language: 'English', subject, text }]}
          onTakePaper={() => save(() => takeFile(getQuotationPdf, { id }, 'quotation.pdf'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
