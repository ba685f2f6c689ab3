import { emailAddress, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { companyIdentity } from '@freightdesk/company-contract/schema';
import { newPassword, password } from '../password/password.schema';

const person = {
  email: emailAddress().required(),
  firstName: string().max(100).required(),
  /** May be empty: many people bear one name. */
  lastName: string().max(100).defined(),
};

/** The token may be missing: that is a closed registration (403), not a form to correct. */
export const registerInput = record({
  ...person,
  password: password().required(),
  token: string().max(100),
  company: companyIdentity.optional().default(undefined),
});
export type RegisterInput = InferType<typeof registerInput>;

/** The form behind an invitation. */
export const invitationForm = record({ ...person, password: newPassword().required() });
export type InvitationForm = InferType<typeof invitationForm>;

/** The form behind the set-up link: the first administrator and the company. */
export const setUpForm = record({
  ...person,
  password: newPassword().required(),
  company: companyIdentity.required(),
});
export type SetUpForm = InferType<typeof setUpForm>;
