import { type CountedPieces, countCash, denominations, getBank } from '@freightdesk/banks-contract';
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

/** The box of the counter is counted in the evening of a day, and a twenty is missing. */
export function tellOfCashCounts({ diary, firstDay, random }: World, { cash }: Banks): void {
  diary.note('ACCOUNT', atWork(addDays(firstDay, historyDays - 6), random), async (call) => {
    const { id, version, balancePaise } = await call(getBank, { id: cash.record.id });
    const pieces = piecesOf(balancePaise - missingPaise);
    await call(countCash, {
      id,
      version,
      bookPaise: balancePaise,
      pieces,
      reason: 'Change given wrong at the counter',
    });
  });
}
