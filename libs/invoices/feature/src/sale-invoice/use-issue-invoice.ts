import { issueSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useLongAgoNote, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks before a draft becomes a document that can never be changed, and issues it. */
export function useIssueInvoice(): (draft: Pick<SaleInvoiceRow, 'id' | 'version' | 'date' | 'party'>) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const withNote = useLongAgoNote();
  const { mutateAsync } = useMutation(mutationOf(issueSaleInvoice));
  return useCallback(
    async ({ id, version, date, party }) => {
      const issued = await confirm({
        title: t('Issue the invoice to {{name}}', { name: party.name }),
        text: withNote(t('It takes its number and is posted. After that it can be cancelled, but never edited.'), date),
        confirmLabel: t('Issue'),
        run: () => mutateAsync({ id, version }),
      });
      if (issued) notify(t('The invoice to {{name}} is issued', { name: party.name }));
    },
    [confirm, mutateAsync, notify, t, withNote],
  );
}
