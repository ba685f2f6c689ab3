import { allowedDocketMoves, docketProblems, type DocketRow } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { bookingWaits } from '../booking-waits';
import { useBookDocket } from '../use-book-docket';
import { useDeleteDocket } from '../use-delete-docket';

interface Answers {
  open: (docket: DocketRow) => void;
  askCancel: (docket: DocketRow) => void;
}

/** The menu of a docket's row: the moves that its status has, and its end as a draft. What can't be done says why. */
export function useDocketActions({ open, askCancel }: Answers): (docket: DocketRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const book = useBookDocket();
  const remove = useDeleteDocket();
  return useCallback(
    (docket) => {
      const moves = allowedDocketMoves(docket.status);
      const [wait] = bookingWaits(docket, t);
      const booking = {
        label: t('Book'),
        onSelect: () => void book(docket),
        disabledReason: wait && t('Not complete yet: {{reason}}', { reason: wait.text }),
      };
      const cancelling = { label: t('Cancel the docket'), danger: true, onSelect: () => askCancel(docket) };
      return [
        { label: t('View'), onSelect: () => open(docket) },
        ...(moves.includes('BOOKED') ? [booking] : []),
        ...(moves.includes('CANCELLED') ? [cancelling] : []),
        {
          label: t('Delete'),
          danger: true,
          onSelect: () => void remove(docket),
          disabledReason: docket.status === 'DRAFT' ? undefined : t(docketProblems.in_use.message),
        },
      ];
    },
    [askCancel, book, open, remove, t],
  );
}
