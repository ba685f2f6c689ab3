import { queryOf } from '@freightdesk/data-access-api';
import { getPurchaseInvoice, type PurchaseInvoice, purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader } from '@freightdesk/shared-ui';
import { BillActions } from '../view/bill-actions';
import { PurchaseView } from '../view/purchase-view';
import { PurchaseForm } from './purchase-form';

/** A draft in its form; a bill that is in the books as it stands there. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getPurchaseInvoice, { id })} otherwise={purchasePaths.list.href()}>
      {(bill) => <LoadedPurchase bill={bill} />}
    </AddressedRecord>
  );
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
