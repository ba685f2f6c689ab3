import type { BusinessDate } from '@freightdesk/shared-calendar';

/** The month of a day and those before it, as the portal names them: `112026`. */
export function returnPeriods(today: BusinessDate, count = 18): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_none, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return `${String(first.getUTCMonth() + 1).padStart(2, '0')}${first.getUTCFullYear()}`;
  });
}

/** `112026` as the books name a month: `2026-11`. */
export const monthOfPeriod = (period: string): string => `${period.slice(2)}-${period.slice(0, 2)}`;
