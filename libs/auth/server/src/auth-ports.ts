import type { Db } from '@freightdesk/shared-database';
import type { PasswordTurns } from './password/password-turns';
import type { CreateCompany } from './registration/create-first-user';
import type { TokenKey } from './session/token-key';

/** What sign-in needs of the app. */
export interface AuthPorts {
  key: TokenKey;
  createCompany: CreateCompany;
  /** What the company is called, which no password may be. Asked only where there is one. */
  companyName(this: void, db: Db): Promise<string | null>;
}

/** The same, and what the calls of one server share. */
export interface SignIn extends AuthPorts {
  turns: PasswordTurns;
}
