import { id, type InferType, record, string, version } from '@freightdesk/shared-endpoint/schema';
import { roles } from '@freightdesk/shared-access';

export const userStatuses = ['ACTIVE', 'BLOCKED', 'INVITED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The signed-in person, as login and the current-user call answer. The role stands in `roleId.name`. */
export const signedInUser = record({
  id: id().required(),
  email: string().required(),
  name: string().required(),
  firstName: string().required(),
  lastName: string().defined(),
  roleId: record({ id: id().required(), name: string().oneOf(roles).required() }).required(),
  status: string().oneOf(userStatuses).required(),
  version: version().required(),
});
export type SignedInUser = InferType<typeof signedInUser>;
