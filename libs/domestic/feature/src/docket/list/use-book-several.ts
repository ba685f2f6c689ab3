import { mutationOf } from '@freightdesk/data-access-api';
import { type DocketRow, moveDocket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { bookingWaits } from '../booking-waits';

/** Books drafts, the oldest first, so that numbers follow the days. What one lacks is told of it before anything is sent. */
export function useBookSeveral(): BulkAct<DocketRow> {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(mutationOf(moveDocket));
  return {
    label: t('Book'),
    nameOf: ({ number, reference, consignee }) =>
      [number ?? reference ?? t('Not booked'), consignee?.name].filter(Boolean).join(' · '),
    refusalOf: (docket) => {
      if (docket.status !== 'DRAFT') return t('Only drafts');
      const waits = bookingWaits(docket, t);
      return waits.length > 0 ? waits.map(({ text }) => text).join(' ') : undefined;
    },
    compare: (one, other) => one.date.localeCompare(other.date),
    run: ({ id, version }) => mutateAsync({ id, version, to: 'BOOKED' }),
  };
}
