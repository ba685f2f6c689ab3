import { type Missing, missingPayment } from './missing.rules';

const bank = { id: 'bank', currency: 'INR' } as const;
const told = { date: '2026-11-05', narration: 'NEFT COASTAL', reference: null } as const;
const base: Missing = { kind: 'EXPENSE', mode: 'NEFT', gst: 'NONE', settles: true };
const invoice = (id: string, date: string, outstandingMinor: number) => ({
  ...{ id, number: id, partyId: 'party', date, currency: 'INR', outstandingMinor },
});

it('a charge bears the day and the amount of its line, with the GST within it', () => {
  const line = { ...told, amountMinor: -590_00 };

  expect(missingPayment({ ...base, accountCode: '6090', gst: 'INTRA' }, { line, bank, invoices: [] })).toEqual({
    ...{ direction: 'EXPENSE', bankId: 'bank', date: '2026-11-05', mode: 'NEFT', currency: 'INR', amountMinor: 590_00 },
    ...{ accountCode: '6090', gst: { gstRate: '18', supply: 'INTRA', itcEligible: true }, allocations: [] },
  });
});

it('a receipt settles what was open on its day, the oldest first', () => {
  const line = { ...told, amountMinor: 700_00 };
  const invoices = [
    invoice('later', '2026-10-01', 500_00),
    invoice('first', '2026-09-01', 300_00),
    invoice('to come', '2026-11-06', 9_00),
  ];
  const receipt = { ...base, kind: 'RECEIPT', partyId: 'party' } as const;

  expect(missingPayment(receipt, { line, bank, invoices }).allocations).toEqual([
    { invoiceId: 'first', amountMinor: 300_00 },
    { invoiceId: 'later', amountMinor: 400_00 },
  ]);
  expect(missingPayment({ ...receipt, settles: false }, { line, bank, invoices }).allocations).toEqual([]);
});

it('what nobody is known to have paid waits in suspense, to be assigned later', () => {
  const line = { ...told, amountMinor: 700_00 };

  expect(missingPayment({ ...base, kind: 'UNIDENTIFIED' }, { line, bank, invoices: [] })).toEqual({
    ...{ direction: 'RECEIPT', bankId: 'bank', date: '2026-11-05', mode: 'NEFT', currency: 'INR', amountMinor: 700_00 },
    ...{ accountCode: '2900', allocations: [] },
  });
});

it('a receipt settles what its line names before what is older, and the one invoice that it equals before all others', () => {
  const invoices = [invoice('SI/26-27/000007', '2026-09-01', 300_00), invoice('SI/26-27/000009', '2026-10-01', 500_00)];
  const receipt = { ...base, kind: 'RECEIPT', partyId: 'party' } as const;
  const settles = (narration: string, amountMinor: number) =>
    missingPayment(receipt, { line: { ...told, narration, amountMinor }, bank, invoices }).allocations;

  expect(settles('NEFT COASTAL INV 9', 600_00)).toEqual([
    { invoiceId: 'SI/26-27/000009', amountMinor: 500_00 },
    { invoiceId: 'SI/26-27/000007', amountMinor: 100_00 },
  ]);
  expect(settles('NEFT COASTAL', 500_00)).toEqual([{ invoiceId: 'SI/26-27/000009', amountMinor: 500_00 }]);
});
