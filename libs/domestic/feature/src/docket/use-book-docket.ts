import { bookingProblems, type Docket, type DocketRow, moveDocket } from '@freightdesk/domestic-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { type Translate, useConfirmed, useLongAgoNote } from '@freightdesk/shared-ui';
import { useCallback } from 'react';

type Draft = Pick<DocketRow, 'id' | 'version' | 'date'>;

/** Books a draft once the person has confirmed it, and says the number that it took. */
export function useBookDocket() {
  const withNote = useLongAgoNote();
  const booking = useCallback(
    ({ id, version, date }: Draft, t: Translate) => ({
      title: t('Book the docket'),
      text: withNote(t('It takes its number, and its shipment is tracked from now on.'), date),
      confirmLabel: t('Book'),
      input: { id, version, to: 'BOOKED' as const },
      done: ({ number }: Pick<DocketRow, 'number'>) => t('{{number}} is booked', { number }),
    }),
    [withNote],
  );
  return useConfirmed(mutationOf(moveDocket), booking);
}

/** Goes on to the booking of a draft that was saved for it; what it still lacks stands on its page. */
export function useBookWhenReady(): (docket: Docket) => void {
  const book = useBookDocket();
  return (docket) => {
    if (bookingProblems(docket).length === 0) void book(docket);
  };
}
