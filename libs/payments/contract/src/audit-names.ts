import { settlementKindLabel, settlementStatusLabel } from './settlement/settlement.kinds';
import { paymentDirectionLabel, paymentModeLabel, paymentStatusLabel } from './payment/payment.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    payment: 'Payment',
    settlement: 'Settlement',
  },
  actions: {
    allocate: 'Allocate',
    approve: 'Approve',
    deallocate: 'Take off',
    refuse: 'Refuse',
    reverse: 'Reverse',
  },
  fields: {
    account: 'Account',
    allocated: 'Allocated',
    allocations: 'Allocations',
    bankAmount: 'Rupees that reached the bank',
    bankCharges: 'Bank charges',
    challanBsrCode: 'BSR code',
    challanDate: 'Challan date',
    challanNumber: 'Challan number',
    decidedBy: 'Decided by',
    document: 'Document',
    exchangeRate: 'Exchange rate',
    fxGain: 'Exchange gain or loss',
    narration: 'Narration',
    outstanding: 'Outstanding',
    payment: 'Payment',
    refuseReason: 'Why it was refused',
    requestedBy: 'Requested by',
    reverseReason: 'Why it was reversed',
    unallocated: 'Unallocated',
  },
  values: {
    direction: paymentDirectionLabel,
    mode: paymentModeLabel,
    kind: settlementKindLabel,
    status: { ...paymentStatusLabel, ...settlementStatusLabel },
  },
} as const;
