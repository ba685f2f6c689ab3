import { mutationOf } from '@freightdesk/data-access-api';
import type { PurchaseInvoiceRow, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

interface PostDrafts {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  label: string;
}

/** Makes documents of several drafts, the oldest first: no number of a series bears an earlier date than the one before it. */
export function usePostDrafts<Row extends SaleInvoiceRow | PurchaseInvoiceRow>({
  endpoint,
  label,
}: PostDrafts): BulkAct<Row> {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(mutationOf(endpoint));
  return {
    label,
    nameOf: ({ number, party }) => `${number ?? t('Draft')} · ${party.name}`,
    refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : t('Only drafts')),
    compare: (one, other) => one.date.localeCompare(other.date),
    run: ({ id, version }) => mutateAsync({ id, version }),
  };
}
