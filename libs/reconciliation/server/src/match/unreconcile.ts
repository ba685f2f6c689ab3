import type { UnreconcileInput } from '@freightdesk/reconciliation-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Gone } from '@freightdesk/shared-endpoint/schema';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, holdBank } from '../bank.repository';
import { findMatch, removeMatch } from './match.repository';
import { toldOf } from './reconcile';

/** Takes a match apart: its lines and entries wait to be matched again. What was recorded with it stays in the books. */
export async function unreconcile({ id }: UnreconcileInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const gone = () => refuse(commonProblems.not_found, { message: 'This match does not exist, or no longer does.' });
  const { bankId } = (await findMatch(tx, id)) ?? gone();
  const bank = await findBankOrRefuse(tx, bankId);
  await holdBank(context, bank.id);
  const match = (await findMatch(tx, id)) ?? gone();
  await removeMatch(tx, id);
  await context.audit({ record: 'bank match', recordId: id, action: 'unmatch', before: toldOf(match, bank) });
  return { id };
}
