import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import Box from '@mui/material/Box';

const look = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** A business date as `21-Nov-2026`. */
export function DateText({ date }: { date: string | null | undefined }) {
  if (!date) return '–';
  return (
    <Box component="time" dateTime={date} dir="ltr" sx={look}>
      {formatBusinessDate(date)}
    </Box>
  );
}

/** A moment as `21-Nov-2026 14:05`, in the company's time. */
export function InstantText({ instant }: { instant: string | null | undefined }) {
  if (!instant) return '–';
  return (
    <Box component="time" dateTime={instant} dir="ltr" sx={look}>
      {formatInstant(instant)}
    </Box>
  );
}
