import { purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader } from '@freightdesk/shared-ui';
import { PurchaseForm } from './purchase-form';
import { accruedCosts } from './take-accrued';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('New vendor bill')}
        breadcrumbs={[{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('New') }]}
      />
      <PurchaseForm draft={null} expected={accruedCosts} />
    </>
  );
}
