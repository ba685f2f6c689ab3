import { type PasswordOwner, passwordProblem } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';

interface NewPassword {
  password: string;
  owner: PasswordOwner;
  /** The field of the form that a refusal is shown at. */
  field: string;
}

/** Refuses a new password that is too short or easily guessed. Asked before it is hashed, which costs a thousand times more. */
export function refuseWeakPassword({ password, owner, field }: NewPassword): void {
  const message = passwordProblem(password, owner);
  if (message !== null) refuse(commonProblems.invalid, { errors: [{ field, code: 'weak_password', message }] });
}
