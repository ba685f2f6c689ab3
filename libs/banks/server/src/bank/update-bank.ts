import { type Bank, bankProblems, type UpdateBankInput } from '@freightdesk/banks-contract';
import { renameAccount } from '@freightdesk/ledger-server';
import { normaliseIfsc } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { accountCodeOf, changeBank, openingVoucherOf } from './bank.repository';
import { banks, refuseDuplicate } from './bank-refusals';
import { postOpeningBalance, withdrawOpeningBalance } from './opening-balance';

/** Changes what a person says of a bank. A changed opening is withdrawn and posted anew: posted rows never change. */
export const updateBank = ({ id, version, ...input }: UpdateBankInput, context: WriteContext): Promise<Bank> =>
  changeRecord(banks, { id, version, action: 'update' }, context, async (before) => {
    if (before.isDefault && input.active === false) refuse(bankProblems.default_bank);
    const changes = asStored(before, input);

    const openingVoucherId = await repostOpening(context, before, { ...before, ...changes });
    if (input.name && input.name !== before.name) await renameAccount(context.tx, before.accountId, input.name);
    await refuseDuplicate(() => changeBank(context, id, { ...changes, openingVoucherId }));
  });

type Changes = Omit<UpdateBankInput, 'id' | 'version'>;

/** In normal spelling; a rupee bank's opening balance is one number in two columns. */
function asStored({ currency }: Bank, input: Changes): Changes {
  const ifsc = input.ifsc ? { ifsc: normaliseIfsc(input.ifsc) } : {};
  const isOneNumber = currency === 'INR' && input.openingBalancePaise !== undefined;
  return { ...input, ...ifsc, ...(isOneNumber && { openingBalanceMinor: input.openingBalancePaise }) };
}

const openingFields = ['openingBalancePaise', 'openingBalanceMinor', 'openingDate'] as const;

async function repostOpening(context: WriteContext, before: Bank, wanted: Bank): Promise<string | null> {
  const voucherId = await openingVoucherOf(context.tx, before.id);
  if (openingFields.every((field) => before[field] === wanted[field])) return voucherId;
  await withdrawOpeningBalance(context, { voucherId, date: before.openingDate, name: before.name });
  return postOpeningBalance(context, wanted, await accountCodeOf(context.tx, before.id));
}
