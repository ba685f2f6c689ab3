// What the bell rings for
export { listNotifications, readNotifications } from './notification/notification.endpoints';
export type { Notification, ReadNotificationsInput, ReadNotifications } from './notification/notification.schema';
