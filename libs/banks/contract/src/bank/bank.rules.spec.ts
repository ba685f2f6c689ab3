import fc from 'fast-check';
import { balancesAfter, deletionProblem, maskedAccountNumber, transferProblem, valueLeaving } from './bank.rules';

const inr = { id: 'a', currency: 'INR', balanceMinor: 1_000_00 };
const otherInr = { id: 'b', currency: 'INR', balanceMinor: 0 };
const usd = { id: 'c', currency: 'USD', balanceMinor: 500_00 };
const eur = { id: 'd', currency: 'EUR', balanceMinor: 0 };

describe('a transfer', () => {
  it.each([
    ['to where the money is', { from: inr, to: inr, amountMinor: 1 }, 'same_bank'],
    ['within one currency', { from: inr, to: otherInr, amountMinor: 1 }, null],
    ['within one currency, arrival stated again', { from: inr, to: otherInr, amountMinor: 5, toAmountMinor: 5 }, null],
    [
      'within one currency that would lose money',
      { from: inr, to: otherInr, amountMinor: 5, toAmountMinor: 4 },
      'arrival_differs',
    ],
    ['into dollars without what arrives', { from: inr, to: usd, amountMinor: 5 }, 'arrival_needed'],
    ['into dollars', { from: inr, to: usd, amountMinor: 83_50, toAmountMinor: 1_00 }, null],
    ['from dollars to euros', { from: usd, to: eur, amountMinor: 5, toAmountMinor: 4 }, 'rupee_leg_needed'],
  ])('%s', (_name, terms, expected) => {
    expect(transferProblem(terms)).toBe(expected);
  });

  it('within one currency neither makes nor loses money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), (amountMinor) => {
        const after = balancesAfter({ from: inr, to: otherInr, amountMinor });

        expect(after && after.fromMinor + after.toMinor).toBe(inr.balanceMinor + otherInr.balanceMinor);
      }),
    );
  });
});

describe('the value of foreign money that leaves', () => {
  const dollars = { balanceMinor: 1_000_00, balancePaise: 83_500_00 };

  it.each([
    ['all of it is all of its value', dollars, 1_000_00, 84_100_00, 83_500_00],
    ['half of it is half', dollars, 500_00, 42_050_00, 41_750_00],
    ['what is drawn beyond counts at the deal', dollars, 2_000_00, 168_200_00, 83_500_00 + 84_100_00],
    ['a part too small to be worth anything leaves at a paisa', { balanceMinor: 900, balancePaise: 3 }, 1, 80, 1],
    ['so does money that was bought for nothing', { balanceMinor: 5_00, balancePaise: 0 }, 2_00, 1_60, 1],
    ['from an empty bank counts at the deal', { balanceMinor: 0, balancePaise: 0 }, 1_00, 84_10, 84_10],
  ])('%s', (_name, bank, amountMinor, dealPaise, expected) => {
    expect(valueLeaving(bank, amountMinor, dealPaise)).toBe(expected);
  });
});

describe('deleting a bank', () => {
  it.each([
    ['with entries', { isDefault: false, entryCount: 1 }, 2, 'bank_in_use'],
    ['that is the default while others remain', { isDefault: true, entryCount: 0 }, 1, 'default_bank'],
    ['that is the default and the last', { isDefault: true, entryCount: 0 }, 0, null],
    ['without entries', { isDefault: false, entryCount: 0 }, 3, null],
  ])('%s', (_name, bank, others, expected) => {
    expect(deletionProblem(bank, others)).toBe(expected);
  });
});

it('shows four digits of an account number', () => {
  expect(maskedAccountNumber('50100123456789')).toBe('•••• 6789');
  expect(maskedAccountNumber('12')).toBe('12');
});
