import { settlementKindLabel, settlementStatusLabel } from './settlement/settlement.kinds';
import { runStatusLabel } from './run/run.kinds';
import { paymentDirectionLabel, paymentModeLabel, paymentStatusLabel } from './payment/payment.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    payment: 'Payment',
    settlement: 'Settlement',
    'payment run': 'Payment run',
  },
  actions: {
    allocate: 'Allocated',
    approve: 'Approved',
    deallocate: 'Taken off',
    refuse: 'Refused',
    'fit line': 'Taken down to what is outstanding',
    'hold bill': 'Bill held',
    pay: 'Paid',
    'print cheque': 'Cheque printed',
    'print cheque again': 'Cheque printed again',
    'release bill': 'Hold of a bill ended',
    submit: 'Submitted for approval',
    reverse: 'Reversed',
  },
  fields: {
    account: 'Account',
    allocated: 'Allocated',
    allocations: 'Allocations',
    approvedBy: 'Approved by',
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
    paidOn: 'Paid on',
    payment: 'Payment',
    refuseReason: 'Why it was refused',
    requestedBy: 'Requested by',
    payOn: 'To be paid on',
    reverseReason: 'Why it was reversed',
    submittedBy: 'Submitted by',
    unallocated: 'Unallocated',
  },
  values: {
    direction: paymentDirectionLabel,
    mode: paymentModeLabel,
    kind: settlementKindLabel,
    status: { ...paymentStatusLabel, ...settlementStatusLabel, ...runStatusLabel },
  },
} as const;
