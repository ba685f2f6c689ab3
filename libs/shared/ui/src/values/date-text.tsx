import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import { wholeFigures } from './whole-figures';

/** A business date as `21-Nov-2026`. */
export function DateText({ date }: { date: string | null | undefined }) {
  if (!date) return '–';
  return (
    <time dateTime={date} dir="ltr" style={wholeFigures}>
      {formatBusinessDate(date)}
    </time>
  );
}

/** A moment as `21-Nov-2026 14:05`, in the company's time. */
export function InstantText({ instant }: { instant: string | null | undefined }) {
  if (!instant) return '–';
  return (
    <time dateTime={instant} dir="ltr" style={wholeFigures}>
      {formatInstant(instant)}
    </time>
  );
}
