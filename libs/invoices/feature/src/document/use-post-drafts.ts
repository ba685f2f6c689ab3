import { mutationOf } from '@freightdesk/data-access-api';
import type { PurchaseInvoiceRow, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { type BulkAct, useLongAgoNote } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

interface PostDrafts<Row> {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  label: string;
  /** What the question before one of them is posted tells beside its date. */
  noteOf?: (row: Row) => string | Promise<string>;
}

/** Drafts of one customer have no number that tells them apart: their day and amount do. */
const whichDraft = ({ party, date, currency, currencyTotalMinor }: SaleInvoiceRow | PurchaseInvoiceRow): string => {
  const total = formatMinor(currencyTotalMinor, currency);
  return [party.name, formatBusinessDate(date), currency === 'INR' ? total : `${currency} ${total}`].join(' · ');
};

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
    nameOf: (document) =>
      document.number ? `${document.number} · ${document.party.name}` : `${t('Draft')} · ${whichDraft(document)}`,
    refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : t('Only drafts')),
    text: t('Each takes its number and is entered in the books. After that it can be cancelled, but never edited.'),
    noteOf: async (draft) => withNote((await noteOf?.(draft)) ?? '', draft.date).trim(),
    compare: (one, other) => one.date.localeCompare(other.date),
    run: ({ id, version }) => mutateAsync({ id, version }),
  };
}
