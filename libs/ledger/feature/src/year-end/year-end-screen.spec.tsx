import { closeYear, getYearEnd, reverseYearEnd } from '@freightdesk/ledger-contract';
import { closedYearEnd, yearEnd } from '@freightdesk/ledger-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as YearEndScreen } from './year-end-screen';

const path = '/dashboard/year-end?year=2025-26';

it('tells what is left to look at, each with the way there, and closes the year once that is confirmed', async () => {
  const asked = mock(getYearEnd, yearEnd());
  const close = mock(closeYear, closedYearEnd());
  const { user } = renderScreen(<YearEndScreen />, { role: 'ADMIN', path });

  const drafts = within(await screen.findByRole('row', { name: /Drafts of sale invoices .* 3 To look at/ }));
  expect(drafts.getByRole('link')).toHaveAttribute('href', '/dashboard/sales/invoice/list');
  expect(screen.getByRole('row', { name: /March is locked.* 0 Settled/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Total 1,500\.00 5,000\.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the year' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close 2025-26?' }));
  expect(question.getByText(/Still to look at: 1\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Close the year' }));

  expect(await screen.findByText('2025-26 is closed')).toBeVisible();
  expect(close.calls.map(({ input }) => input)).toEqual([{ year: '2025-26' }]);
  expect(asked.calls[0]?.input).toEqual({ year: '2025-26' });
});

it('cannot be closed while something stands in the way', async () => {
  const check = { name: 'march' as const, count: 1, blocks: true, href: '/dashboard/periods' };
  mock(getYearEnd, yearEnd({ checks: [check] }));
  renderScreen(<YearEndScreen />, { role: 'ADMIN', path });

  expect(await screen.findByRole('row', { name: /March is locked.* 1 Stands in the way/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the year' })).toBeDisabled();
});

it('that is closed is opened again with a reason', async () => {
  mock(getYearEnd, closedYearEnd());
  const reverse = mock(reverseYearEnd, yearEnd());
  const { user } = renderScreen(<YearEndScreen />, { role: 'ADMIN', path });

  expect(await screen.findByText('YE/25-26')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the year again' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A late bill');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open the year again' }));

  expect(await screen.findByText('2025-26 is open again')).toBeVisible();
  expect(reverse.calls.map(({ input }) => input)).toEqual([
    { id: closedYearEnd().closing?.id, version: 1, reason: 'A late bill' },
  ]);
});

it('is only looked at by accounts, and while a later year is closed', async () => {
  mock(getYearEnd, yearEnd({ closedLater: '2026-27', checks: [] }));
  renderScreen(<YearEndScreen />, { role: 'ACCOUNT', path });

  expect(await screen.findByText(/Closed with 2026-27/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the year' })).not.toBeInTheDocument();
});
