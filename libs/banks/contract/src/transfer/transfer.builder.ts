import type { Transfer } from './transfer.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** A transfer between two rupee accounts as the list shows it; for specs of screens. */
export const transferRow = (changes: Partial<Transfer> = {}): Transfer => ({
  id: idOf('e1'),
  number: 'BT/26-27/000001',
  status: 'POSTED',
  date: '2026-05-20',
  fromBankId: idOf('b1'),
  toBankId: idOf('b2'),
  from: { id: idOf('b1'), name: 'HDFC Bank', currency: 'INR' },
  to: { id: idOf('b2'), name: 'ICICI Bank', currency: 'INR' },
  amountMinor: 2_00_000_00,
  toAmountMinor: 2_00_000_00,
  reference: null,
  reverseReason: null,
  version: 1,
  ...changes,
});
