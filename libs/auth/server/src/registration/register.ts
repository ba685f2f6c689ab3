import { authProblems, fullName, type OpenedSession, type RegisterInput } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type OpenReadContext, type OpenWriteContext, openWriteWithin, refuse } from '@freightdesk/shared-server-kit';
import type { SignIn } from '../auth-ports';
import { findLink, takeLink } from '../link/one-time-link.repository';
import { setPasswordHash } from '../password/credential.repository';
import { hashPassword } from '../password/password-hash';
import { refuseWeakPassword } from '../password/refuse-weak-password';
import { openSession } from '../session/open-session';
import { type CreateCompany, createFirstUser } from './create-first-user';
import { activateUser, claimFirstUser, invitedEmail } from './registration.repository';

/** What was typed, with the password's hash in its place. */
type Registration = Omit<RegisterInput, 'password' | 'token'> & { passwordHash: string };

const kinds = ['setup', 'invite'] as const;

const refuseField = (field: string, code: string, message: string): never =>
  refuse(commonProblems.invalid, { errors: [{ field, code, message }] });

/**
 * Takes up a one-time link and signs in. A form that is refused leaves the link as it was, a link that is none costs no hash,
 * and no transaction waits for one: the link is looked at first and taken afterwards.
 */
export async function register(
  { password, token, ...typed }: RegisterInput,
  context: OpenReadContext,
  { key, createCompany, companyName, turns }: SignIn,
): Promise<OpenedSession> {
  const { db, clock, address } = context;
  const found = token ? await findLink(db, { token, kinds, now: clock.now() }) : undefined;
  if (!found || !token) refuse(authProblems.registration_closed);
  const company = found.userId === null ? typed.company?.name : await companyName(db);
  refuseWeakPassword({ password, owner: { ...typed, company }, field: 'password' });
  const registration = { ...typed, passwordHash: await turns.take(address, () => hashPassword(password)) };

  return openWriteWithin(context, async (within) => {
    const now = clock.now();
    const link = await takeLink(within.tx, { token, kinds, now });
    if (!link) refuse(authProblems.registration_closed);
    const userId =
      link.userId === null
        ? await setUp(registration, within, createCompany)
        : await acceptInvitation(registration, within, link.userId);
    return openSession(within.tx, key, { userId, now });
  });
}

async function setUp(
  { company, email, firstName, lastName, passwordHash }: Registration,
  { tx, clock, audit }: OpenWriteContext,
  createCompany: CreateCompany,
): Promise<string> {
  if (!(await claimFirstUser(tx))) refuse(authProblems.registration_closed);
  if (!company) return refuseField('company', 'required', 'Enter the company.');
  const now = clock.now();
  const userId = await createFirstUser(tx, { email, firstName, lastName, passwordHash }, now);
  const identity = { name: company.name, stateCode: company.stateCode, gstin: company.gstin ?? null };
  const { id } = await createCompany(tx, { ...identity, now, userId });
  const who = { userId, userName: fullName({ firstName, lastName }) };
  const after = { firstName, lastName, role: 'ADMIN' };
  await audit({ ...who, record: 'user', recordId: userId, action: 'register', after });
  await audit({ ...who, record: 'company', recordId: id, action: 'add', after: identity });
  return userId;
}

async function acceptInvitation(
  { company, email, firstName, lastName, passwordHash }: Registration,
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
  await setPasswordHash(tx, { userId, passwordHash, changedAt: now });
  const who = { userId, userName: fullName(person) };
  await audit({ ...who, record: 'user', recordId: userId, action: 'register', after: person });
  return userId;
}
