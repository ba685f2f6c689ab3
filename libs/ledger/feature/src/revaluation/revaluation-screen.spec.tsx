import { getRevaluation, postRevaluation, reverseRevaluation } from '@freightdesk/ledger-contract';
import { postedRevaluation, revaluation } from '@freightdesk/ledger-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as RevaluationScreen } from './revaluation-screen';

const at = { role: 'ACCOUNT', path: '/dashboard/revaluation?month=2026-10' } as const;

it('shows each item at the books and at the rate, and posts what they differ by once that is confirmed', async () => {
  const asked = mock(getRevaluation, revaluation());
  const post = mock(postRevaluation, postedRevaluation());
  const { user } = renderScreen(<RevaluationScreen />, at);

  const row = /Gulf Agents · Debtors USD 1,000\.00 84\.10 83,500\.00 84,100\.00 600\.00/;
  expect(await screen.findByRole('row', { name: row })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Post the valuation of 31-Oct-2026?' }));
  expect(question.getByText(/600\.00 .* taken back by itself on 01-Nov-2026/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Post' }));

  expect(await screen.findByText('XR/2026-10 is posted')).toBeVisible();
  expect(post.calls.map(({ input }) => input)).toEqual([{ month: '2026-10' }]);
  expect(asked.calls[0]?.input).toEqual({ month: '2026-10' });
});

it('names the currency without a rate and the month that is locked, and does not offer to post', async () => {
  mock(getRevaluation, revaluation({ missing: ['USD'], locked: ['2026-11'] }));
  renderScreen(<RevaluationScreen />, at);

  expect(await screen.findByText(/none for USD up to 31-Oct-2026/)).toBeVisible();
  expect(screen.getByText('The books are locked for Nov-2026.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
});

it('that is posted is taken back with a reason', async () => {
  mock(getRevaluation, { ...postedRevaluation(), gainPaise: 700_00 });
  const reverse = mock(reverseRevaluation, revaluation());
  const { user } = renderScreen(<RevaluationScreen />, at);

  expect(await screen.findByText(/have changed since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A late invoice');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reverse' }));

  expect(await screen.findByText('XR/2026-10 is reversed')).toBeVisible();
  expect(reverse.calls.map(({ input }) => input)).toEqual([
    { id: postedRevaluation().posted?.id, version: 1, reason: 'A late invoice' },
  ]);
});
