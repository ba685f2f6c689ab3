import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import { useWholeFigures } from './whole-figures';

/** A business date as `21-Nov-2026`. */
export function DateText({ date }: { date: string | null | undefined }) {
  const figures = useWholeFigures();
  if (!date) return '–';
  return (
    <time dateTime={date} dir="ltr" className={figures}>
      {formatBusinessDate(date)}
    </time>
  );
}

/** A moment as `21-Nov-2026 14:05`, in the company's time. */
export function InstantText({ instant }: { instant: string | null | undefined }) {
  const figures = useWholeFigures();
  if (!instant) return '–';
  return (
    <time dateTime={instant} dir="ltr" className={figures}>
      {formatInstant(instant)}
    </time>
  );
}
