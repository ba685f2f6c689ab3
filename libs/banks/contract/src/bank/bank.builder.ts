import type { AddBankInput, Bank } from './bank.schema';

/** What a clerk would type for a bank; for specs. */
export const bankInput = (changes: Partial<AddBankInput> = {}): AddBankInput => ({
  name: 'HDFC Bank',
  accountNumber: '50200012345678',
  ifsc: 'HDFC0000123',
  branch: 'Fort, Mumbai',
  accountType: 'CURRENT',
  currency: 'INR',
  openingBalancePaise: 1_00_000_00,
  openingDate: '2026-04-01',
  ...changes,
});

/** A bank as the list shows it; for specs of screens. */
export const bankRow = (changes: Partial<Bank> = {}): Bank => ({
  id: '01990000-0000-7000-8000-000000000001',
  accountId: '01990000-0000-7000-8000-0000000000a1',
  name: 'HDFC Bank',
  accountNumber: '50200012345678',
  ifsc: 'HDFC0000123',
  branch: 'Fort, Mumbai',
  accountType: 'CURRENT',
  currency: 'INR',
  openingBalancePaise: 1_00_000_00,
  openingBalanceMinor: 1_00_000_00,
  openingDate: '2026-04-01',
  upiId: null,
  swift: null,
  isDefault: false,
  active: true,
  custodian: null,
  balancePaise: 1_00_000_00,
  balanceMinor: 1_00_000_00,
  entryCount: 0,
  version: 1,
  ...changes,
});
