import { docketProblems } from '@freightdesk/domestic-contract';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeDocket } from './docket.repository';
import { dockets } from './read-docket';

/** Deletes a draft: it has no number yet, so nothing can refer to it. */
export async function deleteDocket({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const docket = await heldAsSeen(dockets, { id, version }, tx);
  if (docket.status !== 'DRAFT') refuse(docketProblems.in_use);
  await removeDocket(tx, id);
  await context.audit({ record: 'docket', recordId: id, action: 'delete', before: docket });
  return { id };
}
