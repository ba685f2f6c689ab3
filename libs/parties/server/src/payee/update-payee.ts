import {
  isPaid,
  normaliseAccount,
  normaliseUdyam,
  type Payee,
  payeeProblemKinds,
  payeeProblems,
  type UpdatePayeeInput,
} from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems, normaliseIfsc } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeParty, lockParty } from '../party/party.repository';
import { findPartyOrRefuse } from '../party/read-party';
import { findPayee } from './payee.repository';

export const findPayeeOrRefuse = async (db: Db | Tx, id: string): Promise<Payee> =>
  (await findPayee(db, id)) ?? refuse(commonProblems.not_found, { message: 'This party does not exist.' });

const payees: RecordKind<Payee> = { record: 'party', lock: lockParty, find: findPayeeOrRefuse };

/** Changes where and when a vendor is paid; the party's trail tells those who may see it what it was before. */
export const updatePayee = ({ id, version, ...changes }: UpdatePayeeInput, context: WriteContext): Promise<Payee> =>
  changeRecord(payees, { id, version, action: 'change payee' }, context, async (before) => {
    if (!isPaid(await findPartyOrRefuse(context.tx, id))) refuse(payeeProblemKinds.not_paid);
    const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const wanted: Payee = { ...before, ...said };
    const errors = payeeProblems(wanted);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });
    await changeParty(context, id, columnsOf(wanted));
  });

/** An emptied field is none. */
const columnsOf = ({ payeeAccount, payeeIfsc, udyamNumber, ...payee }: Payee) => ({
  payeeName: payee.payeeName || null,
  payeeAccount: payeeAccount ? normaliseAccount(payeeAccount) : null,
  payeeIfsc: payeeIfsc ? normaliseIfsc(payeeIfsc) : null,
  payeeBank: payee.payeeBank || null,
  udyamNumber: udyamNumber ? normaliseUdyam(udyamNumber) : null,
  msmeClass: payee.msmeClass,
  msmeAgreedDays: payee.msmeAgreedDays,
  paymentHoldReason: payee.paymentHoldReason || null,
});
