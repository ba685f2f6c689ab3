import { authProblems, fullName, type OpenedSession, type RegisterInput } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type OpenWriteContext, refuse } from '@freightdesk/shared-server-kit';
import { takeLink } from '../link/one-time-link.repository';
import { setPassword } from '../password/set-password';
import { openSession } from '../session/open-session';
import type { TokenKey } from '../session/token-key';
import { type CreateCompany, createFirstUser } from './create-first-user';
import { activateUser, claimFirstUser, invitedEmail } from './registration.repository';

interface RegistrationNeeds {
  key: TokenKey;
  createCompany: CreateCompany;
}

const refuseField = (field: string, code: string, message: string): never =>
  refuse(commonProblems.invalid, { errors: [{ field, code, message }] });

/** Takes up a one-time link and signs in. A form that is refused leaves the link as it was. */
export async function register(
  input: RegisterInput,
  context: OpenWriteContext,
  { key, createCompany }: RegistrationNeeds,
): Promise<OpenedSession> {
  const { tx, clock } = context;
  const now = clock.now();
  const link = input.token ? await takeLink(tx, { token: input.token, kinds: ['setup', 'invite'], now }) : undefined;
  if (!link) refuse(authProblems.registration_closed);
  const userId =
    link.userId === null
      ? await setUp(input, context, createCompany)
      : await acceptInvitation(input, context, link.userId);
  return openSession(tx, key, { userId, now });
}

async function setUp(
  { company, email, firstName, lastName, password }: RegisterInput,
  { tx, clock, audit }: OpenWriteContext,
  createCompany: CreateCompany,
): Promise<string> {
  if (!(await claimFirstUser(tx))) refuse(authProblems.registration_closed);
  if (!company) return refuseField('company', 'required', 'Enter the company.');
  const now = clock.now();
  const userId = await createFirstUser(tx, { email, firstName, lastName, password }, now);
  const identity = { name: company.name, stateCode: company.stateCode, gstin: company.gstin ?? null };
  const { id } = await createCompany(tx, { ...identity, now, userId });
  const who = { userId, userName: fullName({ firstName, lastName }) };
  const after = { firstName, lastName, role: 'ADMIN' };
  await audit({ ...who, record: 'user', recordId: userId, action: 'register', after });
  await audit({ ...who, record: 'company', recordId: id, action: 'add', after: identity });
  return userId;
}

async function acceptInvitation(
  { company, email, firstName, lastName, password }: RegisterInput,
  { tx, clock, audit }: OpenWriteContext,
  userId: string,
): Promise<string> {
  const invited = await invitedEmail(tx, userId);
  if (invited === null) refuse(authProblems.registration_closed);
  if (email.toLowerCase() !== invited) {
    refuseField('email', 'other_address', 'The invitation is for another e-mail address.');
  }
  if (company) refuseField('company', 'not_invited', 'The company is set up already.');
  const now = clock.now();
  const person = { firstName, lastName };
  await activateUser(tx, userId, person, now);
  await setPassword(tx, { userId, password, owner: { email, ...person }, field: 'password', now });
  const who = { userId, userName: fullName(person) };
  await audit({ ...who, record: 'user', recordId: userId, action: 'register', after: person });
  return userId;
}
