import { bookingProblems, type BookingFacts } from '@freightdesk/domestic-contract';
import type { Wait } from '@freightdesk/shared-ui';

const sides: Readonly<Record<string, string>> = { consignor: 'Consignor', consignee: 'Consignee' };

/** What a docket waits for before it can be booked, in sentences; those about a side name it. */
export function bookingWaits(
  docket: BookingFacts,
  t: (text: string) => string,
): Required<Pick<Wait, 'text' | 'field'>>[] {
  return bookingProblems(docket).map(({ field, message }) => {
    const [side = '', part] = field.split('.');
    const name = sides[side];
    return { field, text: name !== undefined && part !== undefined ? `${t(name)}: ${t(message)}` : t(message) };
  });
}
