import {
  addSaleInvoice,
  cancelSaleInvoice,
  listSaleInvoices,
  type SaleInvoiceRow,
  salePaths,
} from '@freightdesk/invoices-contract';
import { companyPaths, termAccess } from '@freightdesk/company-contract';
import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan, useMay } from '@freightdesk/shared-session';
import { ListPage } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { documentColumns } from '../../document/document-columns';
import { MasterLinks } from '../../document/master-links';
import { EinvoiceClockLine } from '../einvoice/einvoice-clock';
import { PortalAnswersButton } from '../einvoice/portal-answers-button';
import { useIssueInvoices } from '../use-issue-invoice';
import { useInvoiceFiles } from './use-invoice-files';
import { useInvoiceActions } from './use-invoice-actions';

const invoiceColumns = documentColumns<SaleInvoiceRow>(
  [{ id: 'party', header: 'Customer', cell: ({ party }) => party.name }],
  (invoice) => <EinvoiceClockLine standing={invoice} />,
);

export const askAhead = rowsAhead(listSaleInvoices);

/** Sale documents with what is still to be received of them. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listSaleInvoices);
  const mayWrite = useMay(addSaleInvoice);
  const mayKeepTerms = useCan(termAccess.manage);
  const [cancelling, setCancelling] = useState<SaleInvoiceRow | null>(null);
  const rowActions = useInvoiceActions(setCancelling);
  const issue = useIssueInvoices();
  const files = useInvoiceFiles();
  const open = useCallback(({ id }: SaleInvoiceRow) => void navigate(salePaths.view.href(id)), [navigate]);
  const besides = (
    <>
      <MasterLinks />
      {mayKeepTerms && (
        <Button component={Link} to={companyPaths.terms.href()}>
          {t('Terms')}
        </Button>
      )}
      {mayWrite && <PortalAnswersButton />}
      {mayWrite && (
        <Button component={Link} to={salePaths.billing.href()}>
          {t('Unbilled by customer')}
        </Button>
      )}
    </>
  );
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={salePaths.add.href()}>
      {t('New invoice')}
    </Button>
  );

  return (
    <ListPage
      title={t('Sale invoices')}
      action={mayWrite && add}
      besides={besides}
      list={list}
      columns={invoiceColumns}
      onOpen={open}
      rowActions={mayWrite ? rowActions : undefined}
      bulkActs={mayWrite ? [issue, ...files] : files}
      empty={{
        title: t('No invoices yet'),
        text: t('An invoice takes its number when it is issued; until then it is a draft.'),
      }}
    >
      {cancelling && (
        <CancelDocumentDialog
          document={cancelling}
          endpoint={cancelSaleInvoice}
          submitLabel={t('Cancel the invoice')}
          onClose={() => setCancelling(null)}
        />
      )}
    </ListPage>
  );
}
