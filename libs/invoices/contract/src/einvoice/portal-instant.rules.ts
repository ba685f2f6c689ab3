import { isBusinessDate } from '@freightdesk/shared-calendar';

const written = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d{2}:\d{2})?$/;

/** What a moment of the portal has to be: its answer is pasted whole, so the sentence says which of its moments is meant. */
const notWritten = {
  acknowledged: 'The date of acknowledgement (AckDt) is a day with its time, such as 2026-11-20 10:30:00.',
  cancelled: 'The date of cancellation (CancelDate) is a day with its time, such as 2026-11-20 10:30:00.',
} as const;

/** What is wrong with a moment as the portal writes it; null where it is one. */
export const instantProblem = (which: keyof typeof notWritten) => (text: string) => {
  const [, day = ''] = written.exec(text) ?? [];
  return isBusinessDate(day) ? null : notWritten[which];
};

/** The portal writes its own time, that of India, without saying so. */
export const portalInstant = (text: string): Date =>
  new Date(/Z|[+-]\d{2}:\d{2}$/.test(text) ? text : `${text.replace(' ', 'T')}+05:30`);
