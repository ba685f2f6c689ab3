import type { ReadNotifications, ReadNotificationsInput } from '@freightdesk/desk-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { insertRead, type ReadRung } from './notification.repository';

/** A person has read them: they no longer count. Whose they are not, and what no longer rings, is passed over. */
export const readBy =
  (rungFor: ReadRung) =>
  async ({ ids }: ReadNotificationsInput, context: WriteContext): Promise<ReadNotifications> => {
    const { tx, clock, actor } = context;
    const rung = await rungFor(tx, context);
    const known = new Set(rung.map(({ id }) => id));
    const read = await insertRead(tx, {
      userId: actor.userId,
      readAt: clock.now(),
      ids: ids.filter((id) => known.has(id)),
    });
    return { ids: read };
  };
