import { bankProblems, hasPaymentFile, type PaymentFile, type SetPaymentFileInput } from '@freightdesk/banks-contract';
import type { Db } from '@freightdesk/shared-database';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeBank, findBank, lockBanks } from '../bank/bank.repository';
import { refuseUnknownBank } from '../bank/bank-refusals';
import { findPaymentFile } from './payment-file.repository';

export async function findPaymentFileOrRefuse(db: Db, id: string): Promise<PaymentFile> {
  return (await findPaymentFile(db, id)) ?? refuseUnknownBank();
}

/** A bank as far as its file goes: the audit trail tells of its columns. */
const paymentFiles: RecordKind<PaymentFile> = { record: 'bank', lock: lockBanks, find: findPaymentFileOrRefuse };

/** Says how the bank wants its file from now on. */
export const setPaymentFile = (
  { id, version, ...layout }: SetPaymentFileInput,
  context: WriteContext,
): Promise<PaymentFile> =>
  changeRecord(paymentFiles, { id, version, action: 'set payment file' }, context, async () => {
    const bank = await findBank(context.tx, id);
    if (!bank || !hasPaymentFile(bank)) refuse(bankProblems.no_payment_file);
    await changeBank(context, id, { paymentFile: JSON.stringify(layout) });
  });
