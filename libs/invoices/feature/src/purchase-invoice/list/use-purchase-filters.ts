import {
  type PurchaseInvoiceRow,
  purchaseInvoiceStatuses,
  purchaseInvoiceStatusLabel,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListFilter } from '@freightdesk/shared-ui';

/** The filters of the list. Which vendor it shows is set by a row or a link, and named by the rows themselves. */
export function usePurchaseFilters(rows: readonly PurchaseInvoiceRow[]): readonly ListFilter[] {
  const { t } = useTranslation();
  const vendor = rows[0]?.party.name;
  return [
    { kind: 'shown', name: 'partyId', label: vendor ? t('Vendor: {{name}}', { name: vendor }) : t('One vendor') },
    {
      kind: 'choice',
      name: 'status',
      label: t('Status'),
      options: purchaseInvoiceStatuses.map((value) => ({ value, label: t(purchaseInvoiceStatusLabel[value]) })),
    },
    { kind: 'flag', name: 'overdue', label: t('Overdue') },
    { kind: 'date', name: 'dateFrom', label: t('From') },
    { kind: 'date', name: 'dateTo', label: t('To') },
  ];
}
