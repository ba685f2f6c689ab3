import type { Tx } from '@freightdesk/shared-database';
import { setPasswordHash } from '../password/credential.repository';
import { insertActiveUser, type Person } from './registration.repository';

/** Makes the company in the same transaction; handed over by the app's wiring. Name and State may come later. */
export type CreateCompany = (
  tx: Tx,
  company: { name: string | null; stateCode: string | null; gstin: string | null; now: Date; userId: string },
) => Promise<{ id: string }>;

export interface FirstUser extends Person {
  passwordHash: string;
}

/** The first administrator. Whether there is none yet, and nobody else is at it, the caller has made sure. */
export async function createFirstUser(tx: Tx, { passwordHash, ...typed }: FirstUser, now: Date): Promise<string> {
  const person = { ...typed, email: typed.email.toLowerCase() };
  const userId = await insertActiveUser(tx, person, { role: 'ADMIN', now });
  await setPasswordHash(tx, { userId, passwordHash, changedAt: now });
  return userId;
}
