import type { Settlement } from './settlement.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** A write-off of the rest of an invoice that waits for an administrator; for specs of screens. */
export const settlement = (changes: Partial<Settlement> = {}): Settlement => ({
  id: idOf('e1'),
  number: 'WO/26-27/000001',
  kind: 'WRITE_OFF',
  status: 'PENDING_APPROVAL',
  date: '2026-05-20',
  party: { id: idOf('c1'), name: 'Coastal Spices Exports' },
  currency: 'INR',
  amountMinor: 118_00,
  amountPaise: 118_00,
  fxGainPaise: 0,
  reason: 'Too small to chase',
  requestedBy: 'Ravi Nair',
  decidedBy: null,
  refuseReason: null,
  reverseReason: null,
  version: 1,
  document: { id: idOf('d1'), number: 'SI/26-27/000001', supplierNumber: null, direction: 'RECEIPT' },
  allocations: [],
  vouchers: [],
  ...changes,
});
