import { type Bank, type CashCount, countProblems, handedTo, mayHandOver } from '@freightdesk/banks-contract';
import { formatPaise } from '@freightdesk/shared-money';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { cashKeepers, lastCount } from './count.repository';

type Counted = Pick<CashCount, 'countedPaise' | 'bookPaise'>;

/** Only its keeper gives a box away, and only to somebody else who may keep one. */
export async function refuseHandOver(bank: Bank, toId: string, { tx, actor }: WriteContext): Promise<void> {
  const keepers = await cashKeepers(tx);
  const { custodian } = bank;
  if (!mayHandOver(custodian, actor.userId, keepers)) {
    refuse(countProblems.not_custodian, { values: { custodian: custodian?.name ?? '' } });
  }
  if (toId !== actor.userId && keepers.some(({ id }) => id === toId)) return;
  const { code, message } = countProblems.keeps_no_cash;
  refuse(countProblems.keeps_no_cash, { errors: [{ field: 'handToId', code, message }] });
}

/** Whoever takes a box over counts what was handed over, and nothing moved in between. */
export async function refuseTakeOver(
  { bank, takesOverId, counted }: { bank: Bank; takesOverId: string; counted: Counted },
  { tx, actor }: WriteContext,
): Promise<void> {
  const handed = handedTo(await lastCount(tx, bank.id), actor.userId);
  if (handed?.id !== takesOverId) refuse(countProblems.nothing_handed);
  const { countedPaise } = handed;
  if (countedPaise === counted.countedPaise && countedPaise === counted.bookPaise) return;
  const values = { counted: formatPaise(counted.countedPaise), handed: formatPaise(countedPaise) };
  refuse(countProblems.counts_differ, { values });
}
