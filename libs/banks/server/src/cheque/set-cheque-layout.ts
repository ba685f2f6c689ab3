import { type BankCheque, bankProblems, hasCheques, type SetChequeLayoutInput } from '@freightdesk/banks-contract';
import type { Db } from '@freightdesk/shared-database';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeBank, findBank, lockBanks } from '../bank/bank.repository';
import { refuseUnknownBank } from '../bank/bank-refusals';
import { findChequeLayout } from './cheque-layout.repository';

export async function findChequeLayoutOrRefuse(db: Db, id: string): Promise<BankCheque> {
  return (await findChequeLayout(db, id)) ?? refuseUnknownBank();
}

/** A bank as far as its cheques go: the audit trail tells what was moved on the leaf. */
const chequeLayouts: RecordKind<BankCheque> = { record: 'bank', lock: lockBanks, find: findChequeLayoutOrRefuse };

/** Says where on the bank's leaf each thing is written from now on. */
export const setChequeLayout = (
  { id, version, ...layout }: SetChequeLayoutInput,
  context: WriteContext,
): Promise<BankCheque> =>
  changeRecord(chequeLayouts, { id, version, action: 'set cheque layout' }, context, async () => {
    const bank = await findBank(context.tx, id);
    if (!bank || !hasCheques(bank)) refuse(bankProblems.no_cheques);
    await changeBank(context, id, { chequeLayout: JSON.stringify(layout) });
  });
