import { type Bank, bankProblems } from '@freightdesk/banks-contract';
import { type Db, isUniqueViolation } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findBank, lockBanks } from './bank.repository';

export async function findBankOrRefuse(db: Db, id: string): Promise<Bank> {
  return (await findBank(db, id)) ?? refuseUnknownBank();
}

export const refuseUnknownBank = (): never =>
  refuse(commonProblems.not_found, { message: 'This bank does not exist, or no longer does.' });

/** Banks, as they are held and read for a change. */
export const banks: RecordKind<Bank> = { record: 'bank', lock: lockBanks, find: findBankOrRefuse };

/** The same account twice is a slip of the clerk; the store's own constraint tells it, so two at once are told too. */
export async function refuseDuplicate(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'bank_account_number')) throw error;
    const { code, message } = bankProblems.duplicate_bank;
    refuse(bankProblems.duplicate_bank, { errors: [{ field: 'accountNumber', code, message }] });
  }
}
