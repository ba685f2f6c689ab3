import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatPaise, sum } from '@freightdesk/shared-money';
import { fact, type PrintedSheet, type SheetTable } from '@freightdesk/shared-sheet';
import { letterSheet, type LetterSides } from './letter-sheet.rules';
import type { ReminderTone } from '../letter/reminder-tone.kinds';
import { reminderWords } from './reminder-words.data';

export interface OverdueDocument {
  id: string;
  number: string;
  date: string;
  dueDate: string;
  /** Since it was due. */
  days: number;
  paise: number;
}

/** What is past its day; what a customer has promised to pay on a later one is left alone till then. */
export const toRemindOf = (
  documents: readonly OverdueDocument[],
  promised: ReadonlyMap<string, string>,
  today: string,
): OverdueDocument[] =>
  documents.filter(({ id, days, paise }) => days > 0 && paise > 0 && (promised.get(id) ?? today) <= today);

const tableOf = (documents: readonly OverdueDocument[]): SheetTable => ({
  name: 'Overdue documents',
  columns: [
    { header: 'Document', align: 'start' },
    { header: 'Date', align: 'start' },
    { header: 'Due', align: 'start' },
    { header: 'Days', align: 'end' },
    { header: 'Open', align: 'end' },
  ],
  rows: documents.map(({ number, date, dueDate, days, paise }) => ({
    cells: [number, formatBusinessDate(date), formatBusinessDate(dueDate), String(days), formatPaise(paise)].map(
      (text) => ({ text }),
    ),
  })),
});

interface Reminder extends LetterSides {
  tone: ReminderTone;
  date: string;
  documents: readonly OverdueDocument[];
}

/** A letter that reminds a customer of what is overdue, in the tone that was chosen. */
export function reminderSheet({ issuer, party, tone, date, documents }: Reminder): PrintedSheet {
  const { title, text } = reminderWords[tone];
  const totalPaise = sum(documents.map(({ paise }) => paise));
  return letterSheet(
    { issuer, party },
    {
      name: `${title} to ${party.name}, ${formatBusinessDate(date)}`,
      title,
      facts: [fact('Date', formatBusinessDate(date))],
      tables: [tableOf(documents)],
      totals: [{ ...fact('Overdue in all', formatPaise(totalPaise)), strong: true }],
      inWords: [fact('Amount in words', amountInWords(totalPaise, 'INR'))],
      statements: text,
    },
  );
}
