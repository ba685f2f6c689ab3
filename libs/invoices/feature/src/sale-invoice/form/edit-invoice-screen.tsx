import { queryOf } from '@freightdesk/data-access-api';
import { deleteSaleInvoice, getSaleInvoice, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader } from '@freightdesk/shared-ui';
import { Navigate } from 'react-router-dom';
import { DraftActs } from '../../document/draft-acts';
import { InvoiceForm } from './invoice-form';
import { takeCharges } from './take-charges';

function DraftPage({ draft }: { draft: SaleInvoice }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Edit sale invoice')}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('Draft') }]}
        beside={<DraftActs draft={draft} endpoint={deleteSaleInvoice} list={salePaths.list.href()} />}
      />
      <InvoiceForm draft={draft} fill={takeCharges} />
    </>
  );
}

/** A draft in its form. What is issued is shown instead: it is never edited. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getSaleInvoice, { id })} otherwise={salePaths.list.href()}>
      {(invoice) =>
        invoice.status === 'DRAFT' ? (
          <DraftPage draft={invoice} />
        ) : (
          <Navigate to={salePaths.view.href(invoice.id)} replace />
        )
      }
    </AddressedRecord>
  );
}
