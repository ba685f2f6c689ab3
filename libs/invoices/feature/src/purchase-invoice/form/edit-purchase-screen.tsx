import { queryOf } from '@freightdesk/data-access-api';
import { getPurchaseInvoice, type PurchaseInvoice, purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader } from '@freightdesk/shared-ui';
import { PurchaseView } from '../view/purchase-view';
import { PurchaseForm } from './purchase-form';
import { accruedCosts } from './take-accrued';

/** A draft in its form; a bill that is in the books as it stands there. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getPurchaseInvoice, { id })} otherwise={purchasePaths.list.href()}>
      {(bill) => (bill.status === 'DRAFT' ? <DraftPage draft={bill} /> : <PurchaseView bill={bill} />)}
    </AddressedRecord>
  );
}

function DraftPage({ draft }: { draft: PurchaseInvoice }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Edit vendor bill')}
        breadcrumbs={[{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('Draft') }]}
      />
      <PurchaseForm draft={draft} expected={accruedCosts} />
    </>
  );
}
