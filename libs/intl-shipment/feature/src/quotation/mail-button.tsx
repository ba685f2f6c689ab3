import { EmailDialog } from '@freightdesk/activity-ui';
import { getCompany } from '@freightdesk/company-contract';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import {
  getQuotationPdf,
  isForCustomer,
  type Quotation,
  quotationLetters,
  updateQuotation,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { useSavedFile } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuotedTo } from './use-quoted-to';

interface LetterProps {
  quotation: Quotation;
  onClose: () => void;
}

/** The letter, once it is known to whom it goes and from whom it comes. */
function Letter({ quotation, onClose }: LetterProps) {
  const company = useQuery(queryOf(getCompany, undefined));
  const { to, isLoading } = useQuotedTo(quotation);
  const { save } = useSavedFile();
  const { id } = quotation;
  if (isLoading || company.isLoading) return null;
  return (
    <EmailDialog
      record="quotation"
      recordId={id}
      to={to}
      letters={quotationLetters(quotation, { name: company.data?.name ?? null })}
      onTakePaper={() => save(() => takeFile(getQuotationPdf, { id }, 'quotation.pdf'))}
      onClose={onClose}
    />
  );
}

/** The quotation to whoever asked for it, with the letter that is ready. */
export function MailButton({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateQuotation);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || !isForCustomer(quotation.status)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('E-mail')}</Button>
      {isOpen && <Letter quotation={quotation} onClose={() => setOpen(false)} />}
    </>
  );
}
