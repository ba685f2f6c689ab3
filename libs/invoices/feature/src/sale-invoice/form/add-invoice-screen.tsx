import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader } from '@freightdesk/shared-ui';
import { salePaths } from '@freightdesk/invoices-contract';
import { InvoiceForm } from './invoice-form';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('New sale invoice')}
        breadcrumbs={[{ label: t('Sale invoices'), to: salePaths.list.href() }, { label: t('New') }]}
      />
      <InvoiceForm draft={null} />
    </>
  );
}
