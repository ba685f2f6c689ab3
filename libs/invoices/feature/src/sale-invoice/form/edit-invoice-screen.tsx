import { queryOf } from '@freightdesk/data-access-api';
import { getSaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader } from '@freightdesk/shared-ui';
import { Navigate } from 'react-router-dom';
import { InvoiceForm } from './invoice-form';
import { takeCharges } from './take-charges';

/** A draft in its form. What is issued is shown instead: it is never edited. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Edit sale invoice')}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('Draft') }]}
      />
      <AddressedRecord read={(id) => queryOf(getSaleInvoice, { id })} otherwise={salePaths.list.href()}>
        {(draft) =>
          draft.status === 'DRAFT' ? (
            <InvoiceForm draft={draft} fill={takeCharges} />
          ) : (
            <Navigate to={salePaths.view.href(draft.id)} replace />
          )
        }
      </AddressedRecord>
    </>
  );
}
