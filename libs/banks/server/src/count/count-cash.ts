import {
  type Bank,
  type CashCount,
  countedPaise,
  type CountInput,
  countProblems,
  differenceOfCount,
  isCounted,
} from '@freightdesk/banks-contract';
import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { newId } from '@freightdesk/shared-database';
import { formatPaise } from '@freightdesk/shared-money';
import { changeRecord, refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { accountCodeOf, changeBank } from '../bank/bank.repository';
import { banks } from '../bank/bank-refusals';
import { findCount, insertCount } from './count.repository';
import { refuseHandOver, refuseTakeOver } from './hand-over';

type Counted = Pick<CashCount, 'id' | 'date' | 'pieces' | 'bookPaise' | 'reason' | 'countedPaise' | 'differencePaise'>;

/**
 * Keeps what was counted in a cash box today beside what the books hold. A difference is posted in the same transaction, so that
 * the books say what lies there; the audit trail tells it of the bank. A box changes its keeper when both have counted the same.
 */
export async function countCash({ id, version, ...input }: CountInput, context: WriteContext): Promise<CashCount> {
  const { pieces, bookPaise, reason = null, handToId, takesOverId } = input;
  const count: Counted = {
    ...{ id: newId(), date: context.clock.today(), pieces, bookPaise, reason },
    countedPaise: countedPaise(pieces),
    differencePaise: differenceOfCount(pieces, bookPaise),
  };
  const told = reason === null ? {} : { reason };
  const action = takesOverId ? 'take over' : handToId ? 'hand over' : 'count';
  await changeRecord(banks, { id, version, action, ...told }, context, async (bank) => {
    refuseCount(bank, bookPaise);
    if (handToId) await refuseHandOver(bank, handToId, context);
    if (takesOverId) await refuseTakeOver({ bank, takesOverId, counted: count }, context);
    const voucherId = await postDifference(context, bank, count);
    await keep(context, bank, count, { voucherId, handedToId: handToId ?? null, takenOverId: takesOverId ?? null });
    // Whoever looked at the box before this count has to look again.
    await changeBank(context, id, takesOverId ? { custodianId: context.actor.userId } : {});
  });
  return findCount(context.tx, count.id);
}

function refuseCount(bank: Bank, bookPaise: number): void {
  if (!isCounted(bank)) refuse(countProblems.not_cash_box);
  if (bank.balancePaise === bookPaise) return;
  refuse(countProblems.book_moved, { values: { book: formatPaise(bank.balancePaise) } });
}

/** What is missing is an expense, what is too much takes some of it back; a box that agrees posts nothing. */
async function postDifference(context: WriteContext, bank: Bank, count: Counted): Promise<string | null> {
  const { differencePaise, date, reason } = count;
  if (differencePaise === 0) return null;
  const code = await accountCodeOf(context.tx, bank.id);
  return postVoucher(context, {
    type: 'CASH_COUNT',
    date,
    narration: `${bank.name} counted ${differencePaise < 0 ? 'short' : 'in excess'}: ${reason ?? ''}`,
    document: { type: 'bank', id: bank.id, number: code },
    lines: [...debit(code, differencePaise), ...credit(accountCode.cashDifference, differencePaise)],
  });
}

interface Handed {
  voucherId: string | null;
  handedToId: string | null;
  takenOverId: string | null;
}

async function keep({ tx, clock, actor }: WriteContext, bank: Bank, count: Counted, handed: Handed): Promise<void> {
  const { differencePaise: _difference, pieces, ...kept } = count;
  const by = { ...writtenBy({ clock, actor }), custodianId: bank.custodian?.id ?? null };
  await insertCount(tx, { ...kept, ...handed, bankId: bank.id, pieces: JSON.stringify(pieces), ...by });
}
