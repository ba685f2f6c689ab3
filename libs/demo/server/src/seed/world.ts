import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { Diary } from './diary';
import type { Random } from './random';
import { atWork } from './work-time';

/** What every story is told with. */
export interface World {
  diary: Diary;
  random: Random;
  /** The day the company began to use the product. */
  firstDay: BusinessDate;
  scale: number;
}

/** How long the company has been at work, in days. */
export const historyDays = 120;

/** The start of story `index` of `count`: spread over the company's history, the last of them a day or so ago. */
export function spread({ firstDay, random }: World, index: number, count: number, firstAfter: number): Date {
  const days = firstAfter + Math.floor((index * (historyDays - 2 - firstAfter)) / Math.max(count - 1, 1));
  return atWork(addDays(firstDay, days), random);
}
