import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Sentence } from '@freightdesk/shared-sentence';

/** What moved before a bank's books begin is within its opening balance: booked beside it, it counts twice. Null where nothing is amiss. */
export function openingWarning(
  { name, openingDate }: { name: string; openingDate: BusinessDate },
  date: BusinessDate,
): (Sentence & { field: string }) | null {
  if (date >= openingDate) return null;
  return {
    field: 'date',
    message: '{{bank}} begins in the books on {{day}}: what moved before is within its opening balance.',
    values: { bank: name, day: formatBusinessDate(openingDate) },
  };
}
