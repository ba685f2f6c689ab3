import { type CashCount, type CountedPieces, countCash, denominations, getBank } from '@freightdesk/banks-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { Banks } from './banks';
import { atWork } from './work-time';
import { historyDays, type World } from './world';

const missingPaise = 20_00;

/** The fewest notes and coins that come to an amount. */
function piecesOf(paise: number): CountedPieces[] {
  let left = Math.max(paise, 0);
  return denominations.map((denominationPaise) => {
    const pieces = Math.floor(left / denominationPaise);
    left -= pieces * denominationPaise;
    return { denominationPaise, pieces };
  });
}

const minutes = 60_000;

/** The box of the counter is counted in the evening of a day, and a twenty is missing. From then on it has its keeper. */
export function tellOfCashCounts({ diary, firstDay, random }: World, { cash }: Banks): void {
  const at = atWork(addDays(firstDay, historyDays - 6), random);
  const handed: { count: CashCount | null } = { count: null };
  const clerk: { id: string | null } = { id: null };
  diary.note('ACCOUNT', at, async (call) => {
    const { id, version, balancePaise } = await call(getBank, { id: cash.record.id });
    const pieces = piecesOf(balancePaise - missingPaise);
    const reason = 'Change given wrong at the counter';
    clerk.id = (await call(countCash, { id, version, bookPaise: balancePaise, pieces, reason })).countedBy.id;
  });
  diary.note('ADMIN', new Date(at.getTime() + 5 * minutes), async (call) => {
    const { id, version, balancePaise } = await call(getBank, { id: cash.record.id });
    if (clerk.id === null || balancePaise < 0) return;
    const counted = { id, version, bookPaise: balancePaise, pieces: piecesOf(balancePaise) };
    handed.count = await call(countCash, { ...counted, handToId: clerk.id });
  });
  diary.note('ACCOUNT', new Date(at.getTime() + 10 * minutes), async (call) => {
    const { id, version, balancePaise } = await call(getBank, { id: cash.record.id });
    if (handed.count?.countedPaise !== balancePaise) return;
    const counted = { id, version, bookPaise: balancePaise, pieces: piecesOf(balancePaise) };
    await call(countCash, { ...counted, takesOverId: handed.count.id });
  });
}
