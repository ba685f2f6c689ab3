import { getSaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { InvoiceForm } from './invoice-form';

/** A draft in its form. What is issued is shown instead: it is never edited. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <EditInvoice id={id} /> : <Navigate to={salePaths.list.href()} replace />;
}

function EditInvoice({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getSaleInvoice, { id }));
  return (
    <>
      <PageHeader
        title={t('Edit sale invoice')}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('Draft') }]}
      />
      <Loaded query={query}>
        {(draft) =>
          draft.status === 'DRAFT' ? (
            <InvoiceForm key={draft.id} draft={draft} />
          ) : (
            <Navigate to={salePaths.view.href(id)} replace />
          )
        }
      </Loaded>
    </>
  );
}
