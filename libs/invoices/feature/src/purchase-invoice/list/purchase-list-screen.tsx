import { rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  addPurchaseInvoice,
  cancelPurchaseInvoice,
  listPurchaseInvoices,
  type PurchaseInvoiceRow,
  purchasePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { documentColumns } from '../../document/document-columns';
import { MasterLinks } from '../../document/master-links';
import { BillMatchLine } from '../../gstr2b/bill-match';
import { usePostPurchases } from '../use-post-purchase';
import { usePurchaseActions } from './use-purchase-actions';

/** Whose bill it is and the number that stands on it, by which the clerk holding the paper finds it. */
const purchaseColumns = documentColumns<PurchaseInvoiceRow>(
  [
    { id: 'party', header: 'Vendor', cell: ({ party }) => party.name },
    {
      id: 'supplierNumber',
      header: "Vendor's number",
      width: 128,
      hasWords: true,
      cell: ({ supplierNumber }) => supplierNumber,
    },
  ],
  (bill) => <BillMatchLine bill={bill} />,
);

export const askAhead = rowsAhead(listPurchaseInvoices);

/** Vendors' bills with what is still to be paid of them. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listPurchaseInvoices);
  const vendor = list.rows[0]?.party.name;
  const mayWrite = useMay(addPurchaseInvoice);
  const [cancelling, setCancelling] = useState<PurchaseInvoiceRow | null>(null);
  const rowActions = usePurchaseActions({
    askCancel: setCancelling,
    showVendor: (partyId) => list.setFilter('partyId', partyId),
  });
  const post = usePostPurchases();
  const open = useCallback(({ id }: PurchaseInvoiceRow) => void navigate(purchasePaths.edit.href(id)), [navigate]);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={purchasePaths.add.href()}>
      {t('New purchase invoice')}
    </Button>
  );

  return (
    <ListPage
      title={t('Purchase invoices')}
      action={mayWrite && add}
      besides={<MasterLinks />}
      list={list}
      columns={purchaseColumns}
      onOpen={open}
      rowActions={mayWrite ? rowActions : undefined}
      bulkActs={mayWrite ? [post] : undefined}
      toolbar={<ListToolbar list={list} names={{ partyId: vendor && t('Vendor: {{name}}', { name: vendor }) }} />}
      empty={{
        title: t('No bills yet'),
        text: t('What vendors bill is entered here, with its tax and the TDS that is deducted from it.'),
      }}
    >
      {cancelling && (
        <CancelDocumentDialog
          document={cancelling}
          endpoint={cancelPurchaseInvoice}
          submitLabel={t('Cancel the bill')}
          onClose={() => setCancelling(null)}
        />
      )}
    </ListPage>
  );
}
