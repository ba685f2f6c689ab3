import { queryOf } from '@freightdesk/data-access-api';
import { getSaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { InvoiceForm } from './invoice-form';
import { takeCharges } from './take-charges';

/** A new document; with `?against=` a debit note against that invoice. */
export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const against = params.get('against');
  if (against) return <DebitNote key={against} against={against} />;
  return (
    <>
      <NewHeader title={t('New sale invoice')} />
      <InvoiceForm draft={null} fill={takeCharges} />
    </>
  );
}

function DebitNote({ against }: { against: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getSaleInvoice, { id: against }));
  return (
    <Loaded query={query}>
      {(invoice) => (
        <>
          <NewHeader title={t('Debit note against {{number}}', { number: invoice.number })} />
          <InvoiceForm draft={null} against={invoice} />
        </>
      )}
    </Loaded>
  );
}

function NewHeader({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={title}
      breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('New') }]}
    />
  );
}
