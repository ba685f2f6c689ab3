import {
  listSaleInvoices,
  offeredKinds,
  saleInvoiceKindLabel,
  type SaleInvoiceRow,
  saleInvoiceStatuses,
  saleInvoiceStatusLabel,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, type ListFilter, ListToolbar, PageHeader } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CancelInvoiceDialog } from '../cancel-invoice-dialog';
import { useInvoiceColumns } from './invoice-columns';
import { useInvoiceActions } from './use-invoice-actions';

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: t('Status'),
        options: saleInvoiceStatuses.map((value) => ({ value, label: t(saleInvoiceStatusLabel[value]) })),
      },
      {
        kind: 'choice',
        name: 'kind',
        label: t('Kind'),
        options: offeredKinds.map((value) => ({ value, label: t(saleInvoiceKindLabel[value]) })),
      },
      { kind: 'flag', name: 'overdue', label: t('Overdue') },
      { kind: 'date', name: 'dateFrom', label: t('From') },
      { kind: 'date', name: 'dateTo', label: t('To') },
      { kind: 'shown', name: 'partyId', label: t('One customer') },
    ],
    [t],
  );
}

/** Sale documents with what is still to be received of them. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listSaleInvoices);
  const columns = useInvoiceColumns();
  const filters = useFilters();
  const mayWrite = useCan('sale-invoice.write');
  const [cancelling, setCancelling] = useState<SaleInvoiceRow | null>(null);
  const rowActions = useInvoiceActions(setCancelling);
  const open = useCallback(({ id }: SaleInvoiceRow) => void navigate(salePaths.view.href(id)), [navigate]);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={salePaths.add.href()}>
      {t('New invoice')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Sale invoices')} action={mayWrite && add} />
      <DataTable
        label={t('Sale invoices')}
        list={list}
        columns={columns}
        onOpen={open}
        rowActions={mayWrite ? rowActions : undefined}
        toolbar={<ListToolbar list={list} searchLabel={t('Search invoices')} filters={filters} />}
        empty={{
          title: t('No invoices yet'),
          text: t('An invoice takes its number when it is issued; until then it is a draft.'),
          action: mayWrite && add,
        }}
      />
      {cancelling && <CancelInvoiceDialog invoice={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
