import { deleteBank, getBank, listTransfers } from '@freightdesk/banks-contract';
import { bankRow, transferRow } from '@freightdesk/banks-contract/testing';
import { listPostedVouchers } from '@freightdesk/ledger-contract';
import type { ListInput } from '@freightdesk/shared-endpoint';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as BankScreen } from './bank-screen';

const bank = bankRow({ name: 'HDFC Bank', balancePaise: 12_34_567_00, isDefault: false });

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getBank, bank);
  const routes = [
    { path: '/bank', element: <BankScreen /> },
    { path: '*', element: <p>the list</p> },
  ];
  return renderScreen(routes, {
    role,
    path: `/bank?id=${bank.id}`,
    pages: { 'account ledger': (id) => `/book/${id}` },
  });
};

describe('the page of a bank', () => {
  it('shows what it holds, and no more of its number than its end', async () => {
    show();

    expect(await screen.findByRole('heading', { level: 1, name: 'HDFC Bank' })).toBeVisible();
    expect(screen.getByText('Balance').nextSibling).toHaveTextContent('12,34,567.00');
    expect(screen.getByText('Account number').nextSibling).toHaveTextContent('•••• 5678');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('has what moved between it and other banks, and the way to its book', async () => {
    const { calls } = mock(listTransfers, ({ fromBankId }: ListInput) =>
      pageOf(fromBankId ? [transferRow({ from: { ...bank, currency: 'INR' } })] : []),
    );
    mock(listPostedVouchers, []);
    const { user } = show();

    await user.click(await screen.findByRole('tab', { name: 'Transfers' }));
    expect(await screen.findByRole('row', { name: /To ICICI Bank/ })).toHaveTextContent('2,00,000.00');
    expect(calls.map(({ input }) => input)).toEqual([
      { fromBankId: bank.id, pageSize: 10 },
      { toBankId: bank.id, pageSize: 10 },
    ]);
    await user.click(screen.getByRole('tab', { name: 'Ledger' }));

    expect(await screen.findByText('Not in the books')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bank book' })).toHaveAttribute('href', `/book/${bank.accountId}`);
  });

  it('whoever may only look is offered nothing', async () => {
    show('MARKETING');

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('once it is deleted the list is left', async () => {
    mock(deleteBank, { id: bank.id });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.getByText('the list')).toBeVisible());
  });
});
