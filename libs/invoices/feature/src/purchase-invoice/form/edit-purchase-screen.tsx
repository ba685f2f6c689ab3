import { queryOf } from '@freightdesk/data-access-api';
import {
  deletePurchaseInvoice,
  getPurchaseInvoice,
  type PurchaseInvoice,
  purchasePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader } from '@freightdesk/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { DraftActs } from '../../document/draft-acts';
import { ScanBeside } from '../scan/scan-beside';
import { SendingScan } from '../scan/sending-scan';
import { type Scan, useScan } from '../scan/use-scan';
import { PurchaseView } from '../view/purchase-view';
import { PurchaseForm } from './purchase-form';
import { accruedCosts } from './take-accrued';

/** A draft in its form; a bill that is in the books as it stands there. */
export function Component() {
  const [query] = useSearchParams();
  return <AddressedBill key={query.get('id')} />;
}

/** Once posted the bill is no draft, while its scan may be on the way still: the scan outlives the form. */
function AddressedBill() {
  const scan = useScan();
  if (scan.saved) return <SendingScan saved={scan.saved} scan={scan} />;
  return (
    <AddressedRecord read={(id) => queryOf(getPurchaseInvoice, { id })} otherwise={purchasePaths.list.href()}>
      {(bill) => (bill.status === 'DRAFT' ? <DraftPage draft={bill} scan={scan} /> : <PurchaseView bill={bill} />)}
    </AddressedRecord>
  );
}

function DraftPage({ draft, scan }: { draft: PurchaseInvoice; scan: Scan }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Edit purchase invoice')}
        breadcrumbs={[{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('Draft') }]}
        beside={<DraftActs draft={draft} endpoint={deletePurchaseInvoice} list={purchasePaths.list.href()} />}
      />
      <ScanBeside scan={scan} recordId={draft.id}>
        <PurchaseForm draft={draft} expected={accruedCosts} whenSaved={scan.whenSaved} />
      </ScanBeside>
    </>
  );
}
