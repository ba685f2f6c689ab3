import { bearsSame, isTelling, sameReferenceWarning } from './same-reference.rules';

describe('one reference twice', () => {
  it.each([
    ['HDFCN52026112400123456', 'hdfcn5 2026-1124-00123456', true],
    ['000452', '000452', true],
    ['000452', '000453', false],
    ['000452', null, false],
  ])('of %s and %s', (one, other, same) => {
    expect(bearsSame({ direction: 'PAYMENT', reference: one }, { direction: 'EXPENSE', reference: other })).toBe(same);
  });

  it('is nothing where one comes in and the other goes out', () => {
    const reference = '000452';
    expect(bearsSame({ direction: 'RECEIPT', reference }, { direction: 'PAYMENT', reference })).toBe(false);
  });

  it.each([
    ['CHEQUE', '1', false],
    ['NEFT', 'N/A', false],
    ['CHEQUE', '0452', true],
    ['CASH', '0452', false],
  ] as const)('says something of %s where it is %s: %s', (mode, reference, telling) => {
    expect(isTelling(mode, reference)).toBe(telling);
  });

  it('is told with the number and the day of what stands', () => {
    expect(sameReferenceWarning({ number: 'PV/26-27/000030', date: '2026-11-24' })).toMatchObject({
      field: 'reference',
      values: { number: 'PV/26-27/000030', day: '24-Nov-2026' },
    });
    expect(sameReferenceWarning(undefined)).toBeNull();
  });
});
