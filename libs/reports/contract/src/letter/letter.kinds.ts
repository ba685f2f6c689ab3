import { reminderToneLabel, reminderTones } from './reminder-tone.kinds';

/** Letters to a party from the books: its account, and what reminds of what is overdue in each tone. */
export const letterKinds = ['STATEMENT', ...reminderTones] as const;
export type LetterKind = (typeof letterKinds)[number];

/** By this name the outbox knows the paper of a party. */
export const letterLabel: Readonly<Record<LetterKind, string>> = {
  STATEMENT: 'Statement of account',
  ...reminderToneLabel,
};
