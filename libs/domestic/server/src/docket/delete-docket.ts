import { type DeletedDocket, type DeleteDocketInput, docketProblems } from '@freightdesk/domestic-contract';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeDocket } from './docket.repository';
import { dockets } from './read-docket';

/** Deletes a draft: it has no number yet, so nothing can refer to it. */
export async function deleteDocket({ id, version }: DeleteDocketInput, context: WriteContext): Promise<DeletedDocket> {
  const { tx } = context;
  const docket = await heldAsSeen(dockets, { id, version }, tx);
  if (docket.status !== 'DRAFT') refuse(docketProblems.in_use);
  await removeDocket(tx, id);
  await context.audit({ record: 'docket', recordId: id, action: 'delete', before: docket });
  return { id };
}
