import { journal } from '../journal/journal.builder';
import type { JournalTemplate, JournalTemplateRow } from './journal-template.schema';

/** Depreciation that comes every month, as the list shows it; for specs of screens. */
export const journalTemplateRow = (changes: Partial<JournalTemplateRow> = {}): JournalTemplateRow => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  name: 'Depreciation',
  everyMonth: true,
  active: true,
  lastJournal: { id: journal().id, number: journal().number },
  lastOn: '2026-10-31',
  totalPaise: 50_000_00,
  dueOn: '2026-11-30',
  version: 1,
  ...changes,
});

export const journalTemplate = (changes: Partial<JournalTemplate> = {}): JournalTemplate => ({
  ...journalTemplateRow(),
  journal: journal(),
  ...changes,
});
