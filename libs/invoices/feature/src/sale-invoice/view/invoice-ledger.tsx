import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { PostedVouchers } from '@freightdesk/ledger-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** How the document stands in the ledger, and the way to its customer's. */
export function InvoiceLedger({ invoice: { id, party } }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const ledger = useRecordPage()('party ledger', party.id);
  const toCustomer = ledger && (
    <Button component={Link} to={ledger}>
      {t('Ledger of the customer')}
    </Button>
  );
  return (
    <SectionCard title={t('Ledger')} action={toCustomer}>
      <PostedVouchers documentId={id} />
    </SectionCard>
  );
}
