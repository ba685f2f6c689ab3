import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Sac, UpdateSacInput } from '@freightdesk/tax-contract';
import { sacs } from './find-sac';
import { changeSac } from './sac.repository';

/** What is left out stays. Who bears the code bears it as before: a head or a document names it by itself. */
export function updateSac(input: UpdateSacInput, context: WriteContext): Promise<Sac> {
  const { id, version, ...changes } = input;
  return changeRecord(sacs, { id, version, action: 'update' }, context, () => changeSac(context, id, changes));
}
