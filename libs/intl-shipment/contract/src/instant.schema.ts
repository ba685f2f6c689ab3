import { string } from '@freightdesk/shared-endpoint/schema';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment in time, ISO 8601 with its zone: `2026-04-01T09:30:00Z`. */
export const instant = () =>
  string().test(
    'instant',
    'Enter a date and time with its zone, such as 2026-04-01T09:30:00Z.',
    (text) => !text || (pattern.test(text) && !Number.isNaN(Date.parse(text))),
  );
