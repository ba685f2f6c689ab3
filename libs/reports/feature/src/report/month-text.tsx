import { formatBusinessDate } from '@freightdesk/shared-calendar';

/** `2026-11` as `Nov-2026`, which is read from left to right in every language. */
export function MonthText({ month }: { month: string }) {
  return (
    <time dateTime={month} dir="ltr">
      {formatBusinessDate(`${month}-01`).slice(3)}
    </time>
  );
}
