import { purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader } from '@freightdesk/shared-ui';
import { ScanBeside } from '../scan/scan-beside';
import { SendingScan } from '../scan/sending-scan';
import { useScan } from '../scan/use-scan';
import { PurchaseForm } from './purchase-form';
import { accruedCosts } from './take-accrued';

export function Component() {
  const { t } = useTranslation();
  const scan = useScan();
  if (scan.saved) return <SendingScan saved={scan.saved} scan={scan} />;
  return (
    <>
      <PageHeader
        title={t('New vendor bill')}
        breadcrumbs={[{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('New') }]}
      />
      <ScanBeside scan={scan} recordId={null}>
        <PurchaseForm draft={null} expected={accruedCosts} whenSaved={scan.whenSaved} />
      </ScanBeside>
    </>
  );
}
