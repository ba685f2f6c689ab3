import { passwordProblem } from '@freightdesk/auth-contract';
import { registerInput } from '@freightdesk/auth-contract/schema';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, StartRefusal, withTransaction } from '@freightdesk/shared-database';
import { fieldProblemsOf, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { say } from '@freightdesk/shared-sentence';
import { hashPassword } from '../password/password-hash';
import { type CreateCompany, createFirstUser } from './create-first-user';
import { claimFirstUser, isAnyoneThere } from './registration.repository';

/** What a start without a terminal is told by its environment. */
export interface FirstAdmin {
  email: string;
  password: string;
  company?: { name: string; stateCode: string; gstin?: string | null };
}

export interface FirstAdminParts {
  db: Db;
  clock: Clock;
  createCompany: CreateCompany;
}

const name = { firstName: 'Administrator', lastName: '' };

function checked({ email, password, company }: FirstAdmin) {
  const problem = passwordProblem(password, { email, company: company?.name });
  if (problem !== null) throw new StartRefusal(`ADMIN_PASSWORD_FILE holds no usable password. ${problem}`);
  try {
    return registerInput.validateSync({ ...name, email, password, company }, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const subject = error.path?.startsWith('company') ? 'The company' : 'ADMIN_EMAIL';
    const why = fieldProblemsOf(error).map((problem) => say(problem));
    throw new StartRefusal(`${subject} could not be set up from the environment. ${why.join(' ')}`);
  }
}

/** Makes the first administrator and the company without the page; true when it did, false once anyone is there. */
export async function createFirstAdmin(
  { db, clock, createCompany }: FirstAdminParts,
  admin: FirstAdmin,
): Promise<boolean> {
  if (await isAnyoneThere(db)) return false;
  const { email, firstName, lastName, password, company } = checked(admin);
  const passwordHash = await hashPassword(password);
  return withTransaction(db, async (tx) => {
    if (!(await claimFirstUser(tx))) return false;
    const now = clock.now();
    const userId = await createFirstUser(tx, { email, firstName, lastName, passwordHash }, now);
    const { name: companyName = null, stateCode = null, gstin = null } = company ?? {};
    await createCompany(tx, { name: companyName, stateCode, gstin, now, userId });
    return true;
  });
}
