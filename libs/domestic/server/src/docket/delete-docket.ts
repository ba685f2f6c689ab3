import { docketProblems } from '@freightdesk/domestic-contract';
import { isForeignKeyViolation } from '@freightdesk/shared-database';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeCharges } from '@freightdesk/tax-server';
import { removeDocket } from './docket.repository';
import { dockets } from './read-docket';

/** Deletes a draft, but for one that a lead was won as. */
export async function deleteDocket({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const docket = await heldAsSeen(dockets, { id, version }, tx);
  if (docket.status !== 'DRAFT') refuse(docketProblems.in_use);
  await removeCharges(tx, { record: 'docket', recordId: id });
  await refuseReferred(() => removeDocket(tx, id));
  await context.audit({ record: 'docket', recordId: id, action: 'delete', before: docket });
  return { id };
}

/** A won lead refers to its docket: the store refuses the deletion, and so do we. */
async function refuseReferred(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    refuse(docketProblems.in_use);
  }
}
