export { notifications, readNotificationsInput, readNotificationsOutput } from './notification/notification.schema';
