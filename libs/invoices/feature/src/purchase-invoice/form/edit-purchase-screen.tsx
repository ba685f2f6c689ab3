import { queryOf } from '@freightdesk/data-access-api';
import { getPurchaseInvoice, type PurchaseInvoice, purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BillActions } from '../view/bill-actions';
import { PurchaseView } from '../view/purchase-view';
import { PurchaseForm } from './purchase-form';

/** A draft in its form; a bill that is in the books as it stands there. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Purchase key={id} id={id} /> : <Navigate to={purchasePaths.list.href()} replace />;
}

function Purchase({ id }: { id: string }) {
  const query = useQuery(queryOf(getPurchaseInvoice, { id }));
  return <Loaded query={query}>{(bill) => <LoadedPurchase bill={bill} />}</Loaded>;
}

function LoadedPurchase({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const isDraft = bill.status === 'DRAFT';
  const title = isDraft ? t('Edit bill') : (bill.number ?? t('Bill'));
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('Purchase invoices'), to: purchasePaths.list.href() },
          { label: isDraft ? t('Draft') : title },
        ]}
        action={<BillActions bill={bill} />}
      />
      {isDraft ? <PurchaseForm draft={bill} /> : <PurchaseView bill={bill} />}
    </>
  );
}
