import { mutationOf } from '@freightdesk/data-access-api';
import type { PurchaseInvoiceRow, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type BulkAct, useLongAgoNote } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

interface PostDrafts<Row> {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  label: string;
  /** What the question before one of them is posted tells beside its date. */
  noteOf?: (row: Row) => Promise<string>;
}

/** Makes documents of several drafts, the oldest first: no number of a series bears an earlier date than the one before it. */
export function usePostDrafts<Row extends SaleInvoiceRow | PurchaseInvoiceRow>({
  endpoint,
  label,
  noteOf,
}: PostDrafts<Row>): BulkAct<Row> {
  const { t } = useTranslation();
  const withNote = useLongAgoNote();
  const { mutateAsync } = useMutation(mutationOf(endpoint));
  return {
    label,
    nameOf: ({ number, party }) => `${number ?? t('Draft')} · ${party.name}`,
    refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : t('Only drafts')),
    text: t('Each takes its number and is entered in the books. After that it can be cancelled, but never edited.'),
    noteOf: async (draft) => withNote((await noteOf?.(draft)) ?? '', draft.date).trim(),
    compare: (one, other) => one.date.localeCompare(other.date),
    run: ({ id, version }) => mutateAsync({ id, version }),
  };
}
