import { addDays, businessDateAt, type BusinessDate } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Each month's days: TDS is paid by the 7th, GSTR-1 filed by the 11th and GSTR-3B by the 20th, for the month before. */
const days = [
  { record: 'TDS report', label: 'TDS payment', day: 7 },
  { record: 'GST report', label: 'GSTR-1', day: 11 },
  { record: 'GST report', label: 'GSTR-3B', day: 20 },
] as const;

const daysAhead = 7;

/** The next such day, where it is near: it is passed silently, since nothing here knows that a return was filed. */
function nextDay(today: BusinessDate, day: number): BusinessDate | null {
  const of = (date: BusinessDate) => `${date.slice(0, 7)}-${String(day).padStart(2, '0')}`;
  const next = of(today) >= today ? of(today) : of(addDays(`${today.slice(0, 7)}-28`, 7));
  return next <= addDays(today, daysAhead) ? next : null;
}

export const taxDays: readonly DueSource[] = days.map(({ record, label, day }) => ({
  name: `tax.${label}`,
  record,
  read: 'report.read',
  label,
  act: 'Open the report',
  by: 'day',
  rows: ({ db, asking }) => {
    const next = asking((clock) => nextDay(businessDateAt(clock.now()), day));
    return db
      .selectNoFrom([
        sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`.as('id'),
        sql<string | null>`null`.as('number'),
        sql<string>`''`.as('title'),
        sql<Date>`${next}::date::timestamp at time zone 'Asia/Kolkata'`.as('due'),
        sql<string | null>`null::uuid`.as('ownerId'),
      ])
      .where(sql<boolean>`${next}::date is not null`);
  },
}));
