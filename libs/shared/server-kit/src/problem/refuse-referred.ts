import { isForeignKeyViolation } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { refuse } from './refusal';

/** What somebody refers to meanwhile is not deleted: the store refuses it, and so do we. */
export async function refuseReferred(problem: ProblemKind, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    refuse(problem);
  }
}
