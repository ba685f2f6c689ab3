import { RecordActivity } from '@freightdesk/activity-ui';
import {
  getSaleInvoice,
  type SaleInvoice,
  saleInvoiceKindLabel,
  saleInvoiceSheet,
  salePaths,
} from '@freightdesk/invoices-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { listPostedVouchers } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { AddressedRecord, RecordPage } from '@freightdesk/shared-ui';
import { DocumentStatusChip } from '../../document/document-values';
import { PaperOf } from '../../document/paper-of';
import { SettledSection } from '../../document/settled-section';
import { UnallocatedSection } from '../../document/unallocated-section';
import { EinvoiceClockChip } from '../einvoice/einvoice-clock';
import { InvoiceActions } from './invoice-actions';
import { InvoiceLedger } from './invoice-ledger';
import { InvoiceSum } from './invoice-sum';
import { InvoiceState } from './invoice-state';
import { VouchersSection } from './vouchers-section';

/** One document as it is printed, with what can be done about it. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getSaleInvoice, { id })} otherwise={salePaths.list.href()}>
      {(invoice) => <LoadedInvoice invoice={invoice} />}
    </AddressedRecord>
  );
}

function LoadedInvoice({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const maySeeLedger = useMay(listPostedVouchers);
  const title = invoice.number ?? t('Draft of {{kind}}', { kind: t(saleInvoiceKindLabel[invoice.kind]) });
  return (
    <RecordPage
      title={title}
      list={{ label: t('Sale invoices'), to: salePaths.list.href() }}
      state={
        <>
          <DocumentStatusChip status={invoice.status} /> <EinvoiceClockChip standing={invoice} />
        </>
      }
      actions={<InvoiceActions invoice={invoice} />}
      cancelReason={invoice.cancelReason}
      next={<InvoiceState invoice={invoice} />}
      side={
        <RecordActivity
          record="sale invoice"
          recordId={invoice.id}
          version={invoice.version}
          called={{ number: invoice.number, title: invoice.party.name }}
        />
      }
      tabs={[
        {
          name: 'paper',
          label: t('Document'),
          content: (
            <>
              <UnallocatedSection document={invoice} of="sale" />
              <VouchersSection invoice={invoice} />
              <PaperOf id={invoice.id} sheetOf={(along) => saleInvoiceSheet(invoice, { along })} />
            </>
          ),
        },
        { name: 'sum', label: t('Tax and total'), content: <InvoiceSum invoice={invoice} /> },
        { name: 'payments', label: t('Payments'), content: <SettledSection document={invoice} /> },
        ...(maySeeLedger ? [{ name: 'ledger', label: t('Ledger'), content: <InvoiceLedger invoice={invoice} /> }] : []),
      ]}
    />
  );
}
