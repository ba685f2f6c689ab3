import { docketProblems } from '@freightdesk/domestic-contract';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, refuseReferred, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeCharges } from '@freightdesk/tax-server';
import { removeDocket } from './docket.repository';
import { dockets } from './read-docket';

/** Deletes a draft, but for one that a lead was won as. */
export async function deleteDocket({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const docket = await heldAsSeen(dockets, { id, version }, tx);
  if (docket.status !== 'DRAFT') refuse(docketProblems.in_use);
  await removeCharges(tx, { record: 'docket', recordId: id });
  await refuseReferred(docketProblems.in_use, () => removeDocket(tx, id));
  await context.audit({ record: 'docket', recordId: id, action: 'delete', before: docket });
  return { id };
}
