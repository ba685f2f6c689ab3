import { convertProforma, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirmed } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';

/** The invoice that was made of a proforma and stands, be it a draft. */
export const madeOf = ({ kind, correctedBy }: SaleInvoice): SaleInvoice['correctedBy'][number] | undefined =>
  kind === 'PROFORMA' ? correctedBy.find(({ status }) => status !== 'CANCELLED') : undefined;

/** Turns an issued proforma into an invoice, while it has none. */
export function ConvertButton({ proforma }: { proforma: SaleInvoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const convert = useConfirmed(mutationOf(convertProforma), ({ id, version, number }: SaleInvoice) => ({
    title: t('Make the invoice of {{number}}', { number }),
    text: t('A draft of today with the same charges. The proforma stays, and leads to it.'),
    confirmLabel: t('Make the invoice'),
    input: { id, version },
    done: (invoice: SaleInvoice) => {
      void navigate(salePaths.edit.href(invoice.id));
      return t('The draft is saved');
    },
  }));
  const { kind, status } = proforma;
  if (kind !== 'PROFORMA' || status !== 'ISSUED' || madeOf(proforma)) return null;
  return (
    <Button variant="contained" onClick={() => void convert(proforma)}>
      {t('Make the invoice')}
    </Button>
  );
}
