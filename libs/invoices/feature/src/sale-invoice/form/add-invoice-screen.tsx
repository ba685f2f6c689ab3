import { queryOf } from '@freightdesk/data-access-api';
import {
  getSaleInvoice,
  listSaleInvoices,
  offeredKinds,
  type SaleInvoice,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LoadedPage, PageHeader, RepeatLast, StartedFrom } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BegunInvoice } from '../billing/begun-invoice';
import { WithCharges } from '../billing/with-charges';
import { begunAgainst, begunBilling, begunLike } from './begun-document';
import { InvoiceForm } from './invoice-form';
import { takeCharges } from './take-charges';
import type { BegunDocument } from './use-invoice-form';

function begunWith(like: SaleInvoice | null, charged: BegunInvoice | null): BegunDocument | null {
  if (like) return begunLike(like);
  return charged && begunBilling(charged);
}

/**
 * A new document, from nothing or like another; with `?against=` a debit note against that invoice, with `?partyId=` what that
 * customer is to be billed for.
 */
export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const against = params.get('against');
  if (against) return <DebitNote key={against} against={against} />;
  const last = queryOf(listSaleInvoices, { kind: [...offeredKinds], pageSize: 1 });
  return (
    <>
      <NewHeader title={t('New sale invoice')} action={<RepeatLast last={last} />} />
      <StartedFrom isHeaded read={(id) => queryOf(getSaleInvoice, { id })}>
        {(like) => (
          <WithCharges>
            {(charged) => (
              <InvoiceForm key={like?.id ?? ''} draft={null} begun={begunWith(like, charged)} fill={takeCharges} />
            )}
          </WithCharges>
        )}
      </StartedFrom>
    </>
  );
}

function DebitNote({ against }: { against: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getSaleInvoice, { id: against }));
  return (
    <LoadedPage query={query}>
      {(invoice) => (
        <>
          <NewHeader title={t('Debit note against {{number}}', { number: invoice.number })} />
          <InvoiceForm draft={null} begun={begunAgainst(invoice)} />
        </>
      )}
    </LoadedPage>
  );
}

function NewHeader({ title, action }: { title: string; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={title}
      breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('New') }]}
      action={action}
    />
  );
}
