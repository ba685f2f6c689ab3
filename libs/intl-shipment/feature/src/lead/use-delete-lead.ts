import { deleteLead, type Lead } from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

export function useDeleteLead(onDeleted: () => void): (lead: Lead) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(deleteLead));
  return async ({ id, version, number }) => {
    const question = {
      title: t('Delete {{number}}', { number }),
      text: t('It is taken off the list for everyone. This cannot be undone.'),
      confirmLabel: t('Delete'),
      danger: true,
      run: async () => {
        await mutateAsync({ id, version });
        onDeleted();
      },
    };
    if (await confirm(question)) notify(t('{{number}} is deleted', { number }));
  };
}
