import type { SaleInvoice } from '@freightdesk/invoices-contract';
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
  const take = (copy: Parameters<typeof download>[1]) => {
    setMade(true);
    void download(id, copy).finally(() => setMade(false));
  };
  const hasCopies = status !== 'DRAFT' && status !== 'CANCELLED';
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        loading={isMade}
        loadingPosition="start"
        {...(hasCopies && { 'aria-haspopup': 'menu' })}
        onClick={({ currentTarget }) => (hasCopies ? setButton(currentTarget) : take(undefined))}
      >
        {t('Download PDF')}
      </Button>
      {button && (
        <RowMenuList
          button={button}
          actions={[
            { label: t('For the recipient (original)'), onSelect: () => take('ORIGINAL') },
            { label: t('For us (duplicate)'), onSelect: () => take('DUPLICATE') },
            { label: t('Extra copy (triplicate)'), onSelect: () => take('TRIPLICATE') },
          ]}
          onClose={() => setButton(null)}
        />
      )}
    </>
  );
}
