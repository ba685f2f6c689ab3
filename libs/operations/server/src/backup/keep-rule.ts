import { businessDateAt, daysBetween } from '@freightdesk/shared-calendar';

/** The newest backup of each of the last so many days, weeks and months that have one. */
export const kept = { days: 7, weeks: 5, months: 12 } as const;

const aMonday = '1970-01-05';

const spans: readonly { count: number; spanOf: (day: string) => string }[] = [
  { count: kept.days, spanOf: (day) => day },
  { count: kept.weeks, spanOf: (day) => String(Math.floor(daysBetween(aMonday, day) / 7)) },
  { count: kept.months, spanOf: (day) => day.slice(0, 7) },
];

/** The backups nobody keeps any more, of those given from the newest to the oldest. Days are the company's. */
export function superseded<Made extends { madeAt: Date }>(backups: readonly Made[]): Made[] {
  const keep = new Set<Made>();
  for (const { count, spanOf } of spans) {
    const seen = new Set<string>();
    for (const backup of backups) {
      const span = spanOf(businessDateAt(backup.madeAt));
      if (seen.has(span) || seen.size === count) continue;
      seen.add(span);
      keep.add(backup);
    }
  }
  return backups.filter((backup) => !keep.has(backup));
}
