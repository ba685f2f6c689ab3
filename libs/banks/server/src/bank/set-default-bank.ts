import { type Bank, bankProblems, type SetDefaultBankInput } from '@freightdesk/banks-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeBank, clearDefault, lockBanks } from './bank.repository';
import { findBankOrRefuse } from './bank-refusals';

/** Exactly one default bank, also when two people choose at once. */
export async function setDefaultBank({ id }: SetDefaultBankInput, context: WriteContext): Promise<Bank> {
  const { tx } = context;
  await lockBanks(tx);
  const before = await findBankOrRefuse(tx, id);
  if (before.isDefault) return before;
  if (!before.active) refuse(bankProblems.inactive_bank);

  await clearDefault(context);
  await changeBank(context, id, { isDefault: true });
  const after = await findBankOrRefuse(tx, id);
  await context.audit({ record: 'bank', recordId: id, action: 'set as default', before, after });
  return after;
}
