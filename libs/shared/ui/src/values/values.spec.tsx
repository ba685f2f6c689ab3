import { render, screen } from '@testing-library/react';
import { DateText, InstantText } from './date-text';
import { fixedText } from './fixed-text';
import { MoneyText } from './money-text';
import { StatusChip } from './status-chip';

it('writes rupees in lakhs and names other currencies', () => {
  render(
    <>
      <MoneyText paise={123_456_700} />
      <MoneyText amountMinor={123_456_700} currency="USD" />
      <MoneyText paise={null} />
    </>,
  );

  expect(screen.getByText('12,34,567.00')).toBeVisible();
  expect(screen.getByText('USD 1,234,567.00')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
});

it('writes days as on an Indian document and moments in the company’s time', () => {
  render(
    <>
      <DateText date="2026-11-21" />
      <InstantText instant="2026-11-21T18:35:00Z" />
    </>,
  );

  expect(screen.getByText('21-Nov-2026')).toHaveAttribute('datetime', '2026-11-21');
  expect(screen.getByText('22-Nov-2026 00:05')).toBeVisible();
});

it('says a state in words', () => {
  render(<StatusChip label="Cancelled" tone="error" />);

  expect(screen.getByText('Cancelled')).toBeVisible();
});

it.each([
  ['480', 3, '480.000'],
  ['12345.6', 3, '12,345.600'],
  ['12345.6', 0, '12,345.6'],
  ['480', 0, '480'],
  [null, 3, '–'],
])('a measure of %s with %i decimals is %s', (value, decimals, text) => {
  expect(fixedText(value, decimals)).toBe(text);
});
