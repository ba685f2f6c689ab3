import { roles } from '@freightdesk/shared-access';
import {
  boolean,
  emailAddress,
  id,
  type InferType,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { userStatuses } from './user.rules';

const name = () => string().max(100);
const roleName = () => string().oneOf(roles, 'Choose a role.');

export const addUserInput = record({
  email: emailAddress().required().label('E-mail address'),
  firstName: name().required().label('First name'),
  /** May be empty: many people bear one name. */
  lastName: name().defined().label('Last name'),
  roleName: roleName().required().label('Role'),
});
export type AddUserInput = InferType<typeof addUserInput>;

/** What is left out stays as it was. */
export const updateUserInput = versioned({
  firstName: name().min(1).label('First name'),
  lastName: name().label('Last name'),
  roleName: roleName().label('Role'),
});
export type UpdateUserInput = InferType<typeof updateUserInput>;

export const blockUserInput = versioned({ blocked: boolean().required() });
export type BlockUserInput = InferType<typeof blockUserInput>;

const fields = {
  id: id().required(),
  email: string().required(),
  name: string().required(),
  firstName: string().required(),
  lastName: string().defined(),
  roleId: record({ id: id().required(), name: string().oneOf(roles).required() }).required(),
  status: string().oneOf(userStatuses).required(),
  version: version().required(),
};

export const user = record(fields);
export type User = InferType<typeof user>;

/** A row of the list; null until they first come. */
export const listedUser = record({ ...fields, lastSeenAt: string().defined().nullable() });
export type ListedUser = InferType<typeof listedUser>;

const expiresAt = () => string().required();

/** The link is answered once and never again: only its hash is kept. */
export const invitedUser = record({ ...fields, inviteUrl: string().required(), expiresAt: expiresAt() });
export type InvitedUser = InferType<typeof invitedUser>;

export const resetLink = record({ resetUrl: string().required(), expiresAt: expiresAt() });
export type ResetLink = InferType<typeof resetLink>;
