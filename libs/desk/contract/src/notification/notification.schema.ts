import { array, boolean, id, type InferType, instant, record, string } from '@freightdesk/shared-endpoint/schema';

/** The same thing rings under the same id until its time is another: a follow-up that was moved is a new one. */
export const notification = record({
  id: id().required(),
  /** What rings, `lead.followUp`. */
  name: string().required(),
  /** Its record, by which its page is found. */
  record: string().required(),
  recordId: string().required(),
  number: string().nullable().defined(),
  title: string().defined(),
  /** What it is, in the page's first language. */
  label: string().required(),
  at: instant().required(),
  /** A day has no time of its own: `at` is when it begins. */
  isDay: boolean().required(),
  readAt: instant().nullable().defined(),
});
export type Notification = InferType<typeof notification>;

export const notifications = array().of(notification.required()).required();

export const readNotificationsInput = record({ ids: array().of(id().required()).min(1).max(100).required() });
export type ReadNotificationsInput = InferType<typeof readNotificationsInput>;

/** Those that were read by this. */
export const readNotificationsOutput = record({ ids: array().of(id().required()).required() });
export type ReadNotifications = InferType<typeof readNotificationsOutput>;
