import { queryOf } from '@freightdesk/data-access-api';
import {
  getPurchaseInvoice,
  getSaleInvoice,
  type PurchaseInvoice,
  type PurchaseInvoiceRow,
  purchasePaths,
  type SaleInvoice,
  type SaleInvoiceRow,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ReckoningTable } from './reckoning-table';

export type OwedDocument = Pick<
  SaleInvoiceRow | PurchaseInvoiceRow,
  'id' | 'number' | 'kind' | 'status' | 'currency' | 'outstandingPaise' | 'outstandingMinor'
>;

function SaleReckoning({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getSaleInvoice, { id }));
  return (
    <Loaded query={query}>
      {(invoice: SaleInvoice) => <ReckoningTable document={invoice} paid={t('Receipt')} hrefOf={salePaths.view.href} />}
    </Loaded>
  );
}

function PurchaseReckoning({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getPurchaseInvoice, { id }));
  return (
    <Loaded query={query}>
      {(bill: PurchaseInvoice) => (
        <ReckoningTable document={bill} paid={t('Payment')} hrefOf={purchasePaths.edit.href} />
      )}
    </Loaded>
  );
}

/** How what is outstanding of a document came about, from its total, step by step. */
export function ReckoningDialog({ document, onClose }: { document: OwedDocument; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId} sx={{ displayPrint: 'none' }}>
      <DialogTitle id={titleId}>{t('Outstanding of {{number}}', { number: document.number ?? '' })}</DialogTitle>
      <DialogContent>
        {'supplierNumber' in document ? <PurchaseReckoning id={document.id} /> : <SaleReckoning id={document.id} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
