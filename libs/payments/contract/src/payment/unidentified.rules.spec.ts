import { assignedProblems, isUnidentified, type UnidentifiedReceipt } from './unidentified.rules';

const bank = { id: 'b1', name: 'HDFC Bank' };
const receipt: UnidentifiedReceipt = {
  ...{ number: 'RC/26-27/000012', direction: 'RECEIPT', status: 'POSTED', accountCode: '2900' },
  ...{ currency: 'INR', date: '2026-05-20', bank, toAssignPaise: 40_000_00 },
};
const input = { fromReceiptId: 'r1', bankId: 'b1', date: '2026-05-22', amountMinor: 40_000_00 };
const codes = (changes: Partial<typeof input> = {}, from: UnidentifiedReceipt | null = receipt) =>
  assignedProblems({ ...input, ...changes }, from).map(({ field, code }) => `${field} ${code}`);

it('what is left of an unidentified receipt may be given to a customer, all of it or a part', () => {
  expect([codes(), codes({ amountMinor: 1 }), codes({ date: '2026-05-20' })]).toEqual([[], [], []]);
});

it('no more than is left, not before it came, and from the bank that it came into', () => {
  expect(codes({ amountMinor: 40_000_01 })).toEqual(['amountMinor over_unidentified']);
  expect(codes({ date: '2026-05-19' })).toEqual(['date before_receipt']);
  expect(codes({ bankId: 'b2' })).toEqual(['bankId other_bank']);
});

it.each<[string, UnidentifiedReceipt | null]>([
  ['one that is not there', null],
  ['one that was reversed', { ...receipt, status: 'REVERSED' }],
  ['what is for an income', { ...receipt, accountCode: '4900' }],
  ['what a customer paid', { ...receipt, accountCode: null }],
  ['dollars, whose worth moved meanwhile', { ...receipt, currency: 'USD' }],
])('nothing is assigned of %s', (_, from) => {
  expect(codes({}, from)).toEqual(['fromReceiptId not_unidentified']);
});

it('a loan that was repaid is no unidentified receipt', () => {
  expect(isUnidentified({ direction: 'EXPENSE', status: 'POSTED', accountCode: '2900' })).toBe(false);
});
