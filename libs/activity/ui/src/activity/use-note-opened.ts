import { useAuthContext } from '@freightdesk/shared-session';
import { noteRecent } from '@freightdesk/shared-session/recent';
import { useEffect } from 'react';
import type { RecordActivityProps } from '../record-on-page';

/** A record that is on the page is among those that the person opened last. */
export function useNoteOpened({ record, recordId: id, called }: RecordActivityProps): void {
  const { user } = useAuthContext();
  const { number, title } = called ?? {};

  useEffect(() => {
    if (user && title !== undefined) noteRecent(user, { record, id, number: number ?? null, title });
  }, [user, record, id, number, title]);
}
