import { amountOfCell, dateOfCell, type DateStyle, dateStyleOf, decimalStyleOf } from './cell.rules';

describe('a day in a cell', () => {
  it.each<[string, DateStyle, string | null]>([
    ['26/11/2026', 'DMY', '2026-11-26'],
    ['26-Nov-26', 'DMY', '2026-11-26'],
    ['26.11.2026 14:05', 'DMY', '2026-11-26'],
    ['11/26/2026', 'MDY', '2026-11-26'],
    ['Nov 26, 2026', 'MDY', null],
    ['2026-11-26', 'YMD', '2026-11-26'],
    ['26-11-02', 'YMD', null],
    ['46352', 'SERIAL', '2026-11-26'],
    ['31/11/2026', 'DMY', null],
    ['Total', 'DMY', null],
    ['', 'DMY', null],
  ])('%s by %s is %s', (cell, style, day) => {
    expect(dateOfCell(cell, style)).toBe(day);
  });

  it('is read in the style of most, and where two fit, days come first', () => {
    expect(dateStyleOf(['01/02/2026', '02/02/2026'])).toBe('DMY');
    expect(dateStyleOf(['01/02/2026', '01/13/2026', '01/14/2026'])).toBe('MDY');
    expect(dateStyleOf([])).toBeNull();
  });
});

describe('an amount in a cell', () => {
  it.each([
    ['1,25,000.50', 'POINT', 1_25_000_50],
    ['₹ 125,000.5', 'POINT', 1_25_000_50],
    ['Rs. 500/-', 'POINT', 500_00],
    ['500.00 Dr', 'POINT', -500_00],
    ['500.00Cr', 'POINT', 500_00],
    ['(500.00)', 'POINT', -500_00],
    ['500.00-', 'POINT', -500_00],
    ['-500', 'POINT', -500_00],
    ['1.25.000,50', 'COMMA', 1_25_000_50],
    ['1250,5', 'COMMA', 1_250_50],
    ['1250.5000', 'POINT', 1_250_50],
    ['.50', 'POINT', 50],
    // Of another style: never guessed at.
    ['1.250,00', 'POINT', null],
    ['1,250', 'COMMA', null],
    ['1.250', 'POINT', null],
    ['1,25.00', 'POINT', null],
    ['12k', 'POINT', null],
    ['500.005', 'POINT', null],
    ['', 'POINT', null],
    ['-', 'POINT', null],
  ] as const)('%s by %s is %s', (cell, style, minor) => {
    expect(amountOfCell(cell, style)).toBe(minor);
  });

  it('is read in the style of most', () => {
    expect(decimalStyleOf(['1.250,00', '10,50', '7'])).toBe('COMMA');
    expect(decimalStyleOf(['7', '12'])).toBe('POINT');
  });
});
