import type { AddSacInput, Sac } from './sac.schema';

/** What an administrator would type for a code; for specs. */
export const sacInput = (changes: Partial<AddSacInput> = {}): AddSacInput => ({
  code: '997212',
  description: 'Rental of warehouses',
  ...changes,
});

/** A code as the list shows it; for specs of screens. */
export const sacRow = (changes: Partial<Sac> = {}): Sac => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  code: '996521',
  description: 'Ocean and coastal transport of goods',
  active: true,
  version: 1,
  ...changes,
});
