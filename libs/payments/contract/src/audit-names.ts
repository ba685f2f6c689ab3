import { paymentDirectionLabel, paymentModeLabel, paymentStatusLabel } from './payment/payment.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    payment: 'Payment',
  },
  actions: {
    allocate: 'Allocate',
    deallocate: 'Take off',
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
    exchangeRate: 'Exchange rate',
    fxGain: 'Exchange gain or loss',
    narration: 'Narration',
    outstanding: 'Outstanding',
    payment: 'Payment',
    reverseReason: 'Why it was reversed',
    unallocated: 'Unallocated',
  },
  values: {
    direction: paymentDirectionLabel,
    mode: paymentModeLabel,
    status: paymentStatusLabel,
  },
} as const;
