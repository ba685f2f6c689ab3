import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { type AddSacInput, type Sac, sacProblemKinds } from '@freightdesk/tax-contract';
import { findSacOrRefuse } from './find-sac';
import { insertSac } from './sac.repository';

/** One code is one row, also where two are written at the same moment. */
export async function addSac(input: AddSacInput, context: WriteContext): Promise<Sac> {
  const id = newId();
  try {
    await insertSac(context, { ...input, id });
  } catch (error) {
    if (!isUniqueViolation(error, 'sac_code')) throw error;
    refuse(sacProblemKinds.duplicate_sac);
  }

  const added = await findSacOrRefuse(context.tx, id);
  await context.audit({ record: 'SAC', recordId: id, action: 'add', after: added });
  return added;
}
