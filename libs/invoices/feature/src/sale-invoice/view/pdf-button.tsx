import type { SaleInvoice, SaleInvoicePdfQuery } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RowMenuList } from '@freightdesk/shared-ui';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useInvoicePdf } from '../use-invoice-pdf';

/** The document as a file; which copy of it is asked only where there are copies. */
export function PdfButton({ invoice: { id, status } }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isMade, setMade] = useState(false);
  const download = useInvoicePdf();
  const take = (how: Omit<SaleInvoicePdfQuery, 'id'> = {}) => {
    setMade(true);
    void download({ id, ...how }).finally(() => setMade(false));
  };
  const hasCopies = status !== 'DRAFT' && status !== 'CANCELLED';
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        loading={isMade}
        loadingPosition="start"
        {...(hasCopies && { 'aria-haspopup': 'menu' })}
        onClick={({ currentTarget }) => (hasCopies ? setButton(currentTarget) : take())}
      >
        {t('Download PDF')}
      </Button>
      {button && (
        <RowMenuList
          button={button}
          actions={[
            { label: t('For the recipient (original)'), onSelect: () => take({ copy: 'ORIGINAL' }) },
            { label: t('For us (duplicate)'), onSelect: () => take({ copy: 'DUPLICATE' }) },
            { label: t('Extra copy (triplicate)'), onSelect: () => take({ copy: 'TRIPLICATE' }) },
            { label: t('All copies in one file'), onSelect: () => take({ copy: 'ALL' }) },
            { label: t('With Hindi labels'), onSelect: () => take({ labels: 'hi' }) },
          ]}
          onClose={() => setButton(null)}
        />
      )}
    </>
  );
}
