import { queryOf } from '@freightdesk/data-access-api';
import { getSaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { InvoiceForm } from './invoice-form';

/** A new document; with `?against=` a debit note against that invoice. */
export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const against = params.get('against');
  return (
    <>
      <PageHeader
        title={against ? t('New debit note') : t('New sale invoice')}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('New') }]}
      />
      {against ? <DebitNote key={against} against={against} /> : <InvoiceForm draft={null} />}
    </>
  );
}

function DebitNote({ against }: { against: string }) {
  const query = useQuery(queryOf(getSaleInvoice, { id: against }));
  return <Loaded query={query}>{(invoice) => <InvoiceForm draft={null} against={invoice} />}</Loaded>;
}
