import type { AddBankInput, Bank } from '@freightdesk/banks-contract';
import { type BankAccount, claimCashAccount, openBankAccount } from '@freightdesk/ledger-server';
import { newId, type Tx } from '@freightdesk/shared-database';
import { normaliseIfsc } from '@freightdesk/shared-endpoint';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { countBanks, insertBank, lockBanks } from './bank.repository';
import { findBankOrRefuse, refuseDuplicate } from './bank-refusals';
import { postOpeningBalance } from './opening-balance';

/** Adds a bank with its account and opening balance. The company's first bank becomes the default. */
export async function addBank(input: AddBankInput, context: WriteContext): Promise<Bank> {
  const { tx } = context;
  await lockBanks(tx);
  const isDefault = (await countBanks(tx)) === 0;
  const account = await openAccount(tx, input);
  const ifsc = input.ifsc ? normaliseIfsc(input.ifsc) : null;
  const bank = { ...input, ...openingOf(input), ifsc, id: newId(), accountId: account.id, isDefault };
  const openingVoucherId = await postOpeningBalance(context, bank, account.code);
  await refuseDuplicate(() => insertBank(context, { ...bank, openingVoucherId }));

  const added = await findBankOrRefuse(tx, bank.id);
  await context.audit({ record: 'bank', recordId: bank.id, action: 'add', after: added });
  return added;
}

/** In rupees the balance and its value are one number. */
const openingOf = ({ currency, openingBalancePaise = 0, openingBalanceMinor = 0 }: AddBankInput) => ({
  openingBalancePaise,
  openingBalanceMinor: currency === 'INR' ? openingBalancePaise : openingBalanceMinor,
});

/** The first cash box takes the chart's own cash account. */
async function openAccount(tx: Tx, { accountType, name }: AddBankInput): Promise<BankAccount> {
  if (accountType !== 'CASH') return openBankAccount(tx, { name, kind: 'BANK' });
  const cashBoxes = await countBanks(tx, { accountType: 'CASH' });
  return cashBoxes === 0 ? claimCashAccount(tx, name) : openBankAccount(tx, { name, kind: 'CASH' });
}
