import { type DocketRow, moveDocket } from '@freightdesk/domestic-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useLongAgoNote, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Books a draft once the person has confirmed it, and says the number that it took. */
export function useBookDocket(): (docket: Pick<DocketRow, 'id' | 'version' | 'date'>) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const withNote = useLongAgoNote();
  const { mutateAsync } = useMutation(mutationOf(moveDocket));
  return useCallback(
    async ({ id, version, date }) => {
      const question = {
        title: t('Book the docket'),
        text: withNote(t('It takes its number, and its shipment is tracked from now on.'), date),
        confirmLabel: t('Book'),
        run: async () => {
          const { number } = await mutateAsync({ id, version, to: 'BOOKED' });
          notify(t('{{number}} is booked', { number }));
        },
      };
      await confirm(question);
    },
    [confirm, mutateAsync, notify, t, withNote],
  );
}
