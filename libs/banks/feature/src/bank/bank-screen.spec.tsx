import { deleteBank, getBank } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as BankScreen } from './bank-screen';

const bank = bankRow({ name: 'HDFC Bank', balancePaise: 12_34_567_00, isDefault: false });

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getBank, bank);
  const routes = [
    { path: '/bank', element: <BankScreen /> },
    { path: '*', element: <p>the list</p> },
  ];
  return renderScreen(routes, { role, path: `/bank?id=${bank.id}` });
};

describe('the page of a bank', () => {
  it('shows what it holds, and no more of its number than its end', async () => {
    show();

    expect(await screen.findByRole('heading', { level: 1, name: 'HDFC Bank' })).toBeVisible();
    expect(screen.getByText('Balance').nextSibling).toHaveTextContent('12,34,567.00');
    expect(screen.getByText('Account number').nextSibling).toHaveTextContent('•••• 5678');
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
