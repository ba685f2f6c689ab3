import { countCash, getBank, listCounts } from '@freightdesk/banks-contract';
import { bankRow, countRow } from '@freightdesk/banks-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { CashCounts } from './cash-counts';

const cash = bankRow({ name: 'Cash', accountType: 'CASH', balancePaise: 1_000_00, version: 4 });

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getBank, cash);
  return renderScreen(<CashCounts bank={cash} />, { role });
};

async function openCount(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Count cash' }));
  return within(await screen.findByRole('dialog'));
}

it('shows each count beside the books, with what was short and why', async () => {
  mock(listCounts, pageOf([countRow()]));
  show();

  const row = await screen.findByRole('row', { name: /Change given short/ });
  expect(row).toHaveTextContent('990.00');
  expect(row).toHaveTextContent('1,000.00');
});

it('notes and coins that agree are recorded without a word', async () => {
  mock(listCounts, pageOf([]));
  const { calls } = mock(countCash, countRow());
  const { user } = show();

  const dialog = await openCount(user);
  await user.type(dialog.getByRole('textbox', { name: 'Pieces of ₹ 500' }), '2');
  expect(dialog.getByText('Counted').nextSibling).toHaveTextContent('1,000.00');
  expect(dialog.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Record count' }));

  expect(await screen.findByText('The count of Cash is recorded')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ id: cash.id, version: 4, bookPaise: 1_000_00 });
});

it('a box that is short asks why before it is posted', async () => {
  mock(listCounts, pageOf([]));
  const { calls } = mock(countCash, countRow());
  const { user } = show();

  const dialog = await openCount(user);
  await user.type(dialog.getByRole('textbox', { name: 'Pieces of ₹ 10' }), '99');
  expect(dialog.getByText('Short by').nextSibling).toHaveTextContent('10.00');
  await user.click(dialog.getByRole('button', { name: 'Record count' }));
  expect(await dialog.findByText('Say why the cash differs from the books.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Change given short');
  await user.click(dialog.getByRole('button', { name: 'Record count' }));

  await screen.findByText('The count of Cash is recorded');
  expect(calls.map(({ input }) => input)).toMatchObject([{ reason: 'Change given short' }]);
});

it('whoever may only look counts nothing', async () => {
  mock(listCounts, pageOf([]));
  show('MARKETING');

  expect(await screen.findByText('Not counted yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count cash' })).toBeNull();
});
