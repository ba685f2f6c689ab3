import { mutationOf } from '@freightdesk/data-access-api';
import { postPurchaseInvoice, type PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useLongAgoNote, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

type Draft = Pick<PurchaseInvoiceRow, 'id' | 'version' | 'date' | 'party' | 'supplierNumber'>;

/** Asks before a draft is entered in the books, where it can never be changed, and posts it. */
export function usePostPurchase(): (draft: Draft) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const withNote = useLongAgoNote();
  const { mutateAsync } = useMutation(mutationOf(postPurchaseInvoice));
  return useCallback(
    async ({ id, version, date, party, supplierNumber }) => {
      const bill = { number: supplierNumber, name: party.name };
      const posted = await confirm({
        title: t('Post the bill {{number}} of {{name}}', bill),
        text: withNote(
          t('It takes our number and is entered in the books. After that it can be cancelled, but never edited.'),
          date,
        ),
        confirmLabel: t('Post'),
        run: () => mutateAsync({ id, version }),
      });
      if (posted) notify(t('The bill {{number}} of {{name}} is posted', bill));
    },
    [confirm, mutateAsync, notify, t, withNote],
  );
}
