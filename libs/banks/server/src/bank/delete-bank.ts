import { bankProblems, deletionProblem } from '@freightdesk/banks-contract';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, refuseReferred, type WriteContext } from '@freightdesk/shared-server-kit';
import { countBanks, openingVoucherOf, removeBank } from './bank.repository';
import { banks } from './bank-refusals';
import { withdrawOpeningBalance } from './opening-balance';

/** Deletes a bank that has no entries of business; its opening balance is withdrawn, its account stays in the chart. */
export async function deleteBank({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const bank = await heldAsSeen(banks, { id, version }, tx);
  const problem = deletionProblem(bank, (await countBanks(tx)) - 1);
  if (problem) refuse(bankProblems[problem]);

  const voucherId = await openingVoucherOf(tx, id);
  await refuseReferred(bankProblems.bank_in_use, () => removeBank(tx, id));
  await withdrawOpeningBalance(context, { voucherId, date: bank.openingDate, name: bank.name });
  await context.audit({ record: 'bank', recordId: id, action: 'delete', before: bank });
  return { id };
}
