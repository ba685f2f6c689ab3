import { deleteDocket, type DocketRow } from '@freightdesk/domestic-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Deletes a draft once the person has confirmed it. */
export function useDeleteDocket(): (docket: Pick<DocketRow, 'id' | 'version' | 'billingParty'>) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(deleteDocket));
  return useCallback(
    async ({ id, version, billingParty }) => {
      const question = {
        title: billingParty
          ? t('Delete the draft for {{name}}', { name: billingParty.name })
          : t('Delete the draft docket'),
        text: t('Its measures and invoices go with it. This cannot be undone.'),
        confirmLabel: t('Delete'),
        danger: true,
        run: () => mutateAsync({ id, version }),
      };
      if (await confirm(question)) notify(t('The draft is deleted'));
    },
    [confirm, mutateAsync, notify, t],
  );
}
