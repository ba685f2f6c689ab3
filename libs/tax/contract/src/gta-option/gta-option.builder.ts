import type { AddGtaOptionInput, GtaOptionRow } from './gta-option.schema';

/** What an administrator would type for an option; for specs. */
export const gtaOptionInput = (changes: Partial<AddGtaOptionInput> = {}): AddGtaOptionInput => ({
  from: '2026-04-01',
  option: 'REVERSE_CHARGE',
  source: 'No declaration for 2026-27',
  ...changes,
});

/** An option as the list shows it; for specs of screens. */
export const gtaOptionRow = (changes: Partial<GtaOptionRow> = {}): GtaOptionRow => ({
  ...gtaOptionInput(),
  id: '01990000-0000-7000-8000-0000000000c1',
  addedAt: '2026-03-15T06:00:00.000Z',
  ...changes,
});
