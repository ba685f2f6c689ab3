import { type PasswordOwner, passwordProblem } from '@freightdesk/auth-contract';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { setPasswordHash } from './credential.repository';
import { hashPassword } from './password-hash';

export interface PasswordToSet {
  userId: string;
  password: string;
  owner: PasswordOwner;
  /** The field of the form that a refusal is shown at. */
  field: string;
  now: Date;
}

/** Sets a password, or refuses one that is too short or easily guessed. */
export async function setPassword(tx: Tx, { userId, password, owner, field, now }: PasswordToSet): Promise<void> {
  const message = passwordProblem(password, owner);
  if (message !== null) refuse(commonProblems.invalid, { errors: [{ field, code: 'weak_password', message }] });
  await setPasswordHash(tx, { userId, passwordHash: await hashPassword(password), changedAt: now });
}
