import { queryOf } from '@freightdesk/data-access-api';
import {
  customInvoiceSheet,
  getSaleInvoice,
  type SaleInvoice,
  saleInvoiceKindLabel,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader, PrintButton } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { PaperOf } from '../document/paper-of';
import { InvoicePdfButton } from '../sale-invoice/view/invoice-pdf-button';
import { CustomViewBar } from './custom-view-bar';
import { useCustomView } from './use-custom-view';

/** A sale document of any kind in a free layout, for customers who want their paper otherwise. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getSaleInvoice, { id })} otherwise={salePaths.list.href()}>
      {(invoice) => <LoadedInvoice invoice={invoice} />}
    </AddressedRecord>
  );
}

function LoadedInvoice({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const view = useCustomView();
  const name = invoice.number ?? t('Draft of {{kind}}', { kind: t(saleInvoiceKindLabel[invoice.kind]) });
  return (
    <>
      <PageHeader
        title={t('Custom view of {{document}}', { document: name })}
        breadcrumbs={[
          { label: t('Sale invoices'), to: salePaths.list.href() },
          { label: name, to: salePaths.view.href(invoice.id) },
          { label: t('Custom view') },
        ]}
        action={
          <>
            <PrintButton />
            <InvoicePdfButton
              invoice={invoice}
              seen={{ layout: 'custom', title: view.title, columns: view.columns.join(',') }}
            />
          </>
        }
      />
      <Stack spacing={3}>
        <CustomViewBar view={view} />
        <PaperOf id={invoice.id} sheetOf={(along) => customInvoiceSheet(invoice, view, { along })} />
      </Stack>
    </>
  );
}
