import { boolean, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { signedInUser } from './user.schema';

export const loginInput = record({
  email: string().max(254).required(),
  // No rule about its form: a password that was set under an older rule must still open the door.
  password: string().max(1000).required(),
});
export type LoginInput = InferType<typeof loginInput>;

/** A token and whom it stands for: what signing in and registering answer. */
export const openedSession = record({
  accessToken: string().required(),
  user: signedInUser.required(),
});
export type OpenedSession = InferType<typeof openedSession>;

export const currentUser = record({ user: signedInUser.required() });
export type CurrentUser = InferType<typeof currentUser>;

export const done = record({ done: boolean().required() });
export type Done = InferType<typeof done>;
