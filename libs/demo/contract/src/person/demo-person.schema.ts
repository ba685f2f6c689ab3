import { roles } from '@freightdesk/shared-access';
import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';

export const demoPerson = record({
  id: id().required(),
  name: string().required(),
  roleName: string().oneOf(roles).required(),
});
export type DemoPerson = InferType<typeof demoPerson>;

export const demoPeopleList = array(demoPerson.required()).required();

export const demoSignInInput = record({ roleName: string().oneOf(roles, 'Choose a role.').required() });
export type DemoSignInInput = InferType<typeof demoSignInInput>;
