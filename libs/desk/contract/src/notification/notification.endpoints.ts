import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Notification, ReadNotifications, ReadNotificationsInput } from './notification.schema';

/** Everybody's own; of what they may read alone. */
const access = 'session.own';

export const listNotifications = defineEndpoint<undefined, Notification[]>({
  name: 'desk.notifications',
  method: 'GET',
  path: '/notification/list',
  access,
  summary: 'What the bell rings for: the unread first, the latest of them on top.',
});

export const readNotifications = defineEndpoint<ReadNotificationsInput, ReadNotifications>({
  name: 'desk.readNotifications',
  method: 'POST',
  path: '/notification/read',
  access,
  summary: 'Marks notifications as read; one that no longer rings, or is not the reader’s, is passed over.',
  touches: ['desk'],
});
