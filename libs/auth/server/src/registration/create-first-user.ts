import type { Tx } from '@freightdesk/shared-database';
import { setPassword } from '../password/set-password';
import { insertActiveUser, type Person } from './registration.repository';

/** Makes the company in the same transaction; handed over by the app's wiring. Name and State may come later. */
export type CreateCompany = (
  tx: Tx,
  company: { name: string | null; stateCode: string | null; gstin: string | null; now: Date; userId: string },
) => Promise<{ id: string }>;

export interface FirstUser extends Person {
  password: string;
}

/** The first administrator. Whether there is none yet, and nobody else is at it, the caller has made sure. */
export async function createFirstUser(tx: Tx, { password, ...typed }: FirstUser, now: Date): Promise<string> {
  const person = { ...typed, email: typed.email.toLowerCase() };
  const userId = await insertActiveUser(tx, person, { role: 'ADMIN', now });
  await setPassword(tx, { userId, password, owner: person, field: 'password', now });
  return userId;
}
