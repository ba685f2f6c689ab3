import { say } from '@freightdesk/shared-sentence';
import {
  allocatableMinor,
  bankProblem,
  bankPaise,
  cashProblem,
  chargesProblem,
  fitsTheBooks,
  cashWarning,
  emptyBoxWarning,
  paymentRate,
  paymentValue,
} from './payment-amount.rules';

const rupees = { direction: 'RECEIPT', currency: 'INR', amountMinor: 98_000_00 } as const;
const dollars = { direction: 'RECEIPT', currency: 'USD', amountMinor: 1_000_00, exchangeRate: '84.10' } as const;

describe('what a receipt brings', () => {
  it('settles with the tax withheld and the charges that banks kept', () => {
    expect(allocatableMinor({ ...rupees, tdsPaise: 1_900_00, bankChargesPaise: 100_00 })).toBe(1_00_000_00);
  });

  it('to a vendor is what the bank leaves of it, with what is withheld of an advance', () => {
    const payment = { ...rupees, direction: 'PAYMENT' } as const;

    expect(allocatableMinor({ ...payment, bankChargesPaise: 100_00 })).toBe(97_900_00);
    expect(paymentValue({ ...payment, tdsPaise: 2_000_00 })).toEqual({ minor: 1_00_000_00, paise: 1_00_000_00 });
  });

  it.each([
    ['rupees', rupees, 98_000_00, '1'],
    ['dollars at the rate given', dollars, 84_100_00, '84.10'],
    ['dollars for which the bank states the rupees', { ...dollars, bankAmountPaise: 84_050_00 }, 84_050_00, '84.10'],
    [
      'dollars of which only the rupees are known',
      { ...dollars, exchangeRate: null, bankAmountPaise: 84_050_00 },
      84_050_00,
      '84.0500',
    ],
    [
      'yen, which have no smaller unit',
      { direction: 'RECEIPT', currency: 'JPY', amountMinor: 1_00_000, bankAmountPaise: 55_123_00 } as const,
      55_123_00,
      '0.5512',
    ],
  ])('of %s', (_name, receipt, paise, rate) => {
    expect(bankPaise(receipt)).toBe(paise);
    expect(paymentRate(receipt)).toBe(rate);
  });

  it.each([
    [rupees, true],
    [{ ...rupees, amountMinor: 1e13 + 1 }, false],
    [{ ...dollars, exchangeRate: '999999' }, true],
    [{ ...dollars, amountMinor: 1e12, exchangeRate: '999' }, false],
    [{ ...dollars, amountMinor: 1, exchangeRate: '0.5' }, false],
    [{ amountMinor: 1e15 }, true],
  ])('%j fits the books: %s', (receipt, expected) => {
    expect(fitsTheBooks(receipt)).toBe(expected);
  });
});

it('what is charged of an account in another currency is an expense of its own, and nothing charged is no matter', () => {
  const eefc = { id: 'b', name: 'EEFC', accountType: 'EEFC', accountCode: '1011', currency: 'USD', active: true };

  expect(chargesProblem(eefc, { bankChargesPaise: 1 })?.code).toBe('charges_apart');
  expect(chargesProblem(eefc, {})).toBeNull();
  expect(chargesProblem({ ...eefc, currency: 'INR' }, { bankChargesPaise: 1 })).toBeNull();
});

describe('a bank', () => {
  const bank = {
    id: 'b',
    name: 'HDFC Bank',
    accountType: 'CURRENT',
    accountCode: '1010',
    currency: 'INR',
    active: true,
  };

  it.each([
    ['in rupees takes rupees', bank, 'INR', null],
    ['in rupees takes dollars and converts them', bank, 'USD', null],
    ['in dollars takes dollars', { ...bank, currency: 'USD' }, 'USD', null],
    ['in dollars does not take euros', { ...bank, currency: 'USD' }, 'EUR', 'bank_currency'],
    ['in dollars does not take rupees', { ...bank, currency: 'USD' }, 'INR', 'bank_currency'],
    ['that is inactive takes nothing', { ...bank, active: false }, 'INR', 'inactive_bank'],
  ] as const)('%s', (_name, asked, currency, expected) => {
    expect(bankProblem(asked, currency)?.code ?? null).toBe(expected);
  });
});

describe('cash of one person in one day', () => {
  const cash = { direction: 'RECEIPT', mode: 'CASH', date: '2026-05-20', paise: 1_00_000_00 } as const;

  it.each([
    ['below two lakh', { ...cash, paise: 1_99_999_99 }, null],
    ['of two lakh', { ...cash, paise: 2_00_000_00 }, 'cash_limit'],
    ['that reaches two lakh with what came before', { ...cash, alreadyPaise: 1_00_000_00 }, 'cash_limit'],
    ['of two lakh before the law was there', { ...cash, date: '2017-03-31', paise: 2_00_000_00 }, null],
    ['given to a vendor is not forbidden', { ...cash, direction: 'PAYMENT', paise: 9_00_000_00 }, null],
    ['is no matter for a bank transfer', { ...cash, mode: 'NEFT', paise: 9_00_000_00 }, null],
  ] as const)('%s', (_name, asked, expected) => {
    expect(cashProblem(asked)?.code ?? null).toBe(expected);
  });

  it('names the law and what came before', () => {
    const problem = cashProblem({ ...cash, alreadyPaise: 1_50_000_00 });

    expect(problem && say(problem)).toBe(
      'Cash of 2,00,000.00 or more from one person in a day is forbidden (Income-tax Act, s.269ST); 1,50,000.00 came before.',
    );
  });
});

describe('cash given to one person in one day', () => {
  const cash = {
    direction: 'PAYMENT',
    mode: 'CASH',
    date: '2026-05-20',
    paise: 10_000_00,
    isTransporter: false,
  } as const;

  it.each([
    ['of ten thousand', cash, false],
    ['above ten thousand', { ...cash, paise: 10_000_01 }, true],
    ['for an expense too', { ...cash, direction: 'EXPENSE', paise: 10_000_01 }, true],
    ['above ten thousand with what went before', { ...cash, alreadyPaise: 1 }, true],
    ['of thirty-five thousand to a transporter', { ...cash, paise: 35_000_00, isTransporter: true }, false],
    ['above thirty-five thousand to a transporter', { ...cash, paise: 35_000_01, isTransporter: true }, true],
    ['is no matter for a bank transfer', { ...cash, mode: 'NEFT', paise: 9_00_000_00 }, false],
    ['that we receive', { ...cash, direction: 'RECEIPT', paise: 9_00_000_00 }, false],
  ] as const)('%s is warned of: %#', (_name, moved, isWarned) => {
    expect(cashWarning(moved) !== null).toBe(isWarned);
  });
});

it('a cash box that would hold less than nothing is told, and no other', () => {
  expect(emptyBoxWarning({ name: 'Cash', leftPaise: -500_00 })).toMatchObject({
    field: 'bankId',
    values: { bank: 'Cash', left: '-500.00' },
  });
  expect(emptyBoxWarning({ name: 'Cash', leftPaise: 0 })).toBeNull();
  expect(emptyBoxWarning(null)).toBeNull();
});
