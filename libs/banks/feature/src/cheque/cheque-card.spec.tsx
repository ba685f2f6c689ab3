import { type BankCheque, getChequeLayout, setChequeLayout, usualChequeLayout } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { ChequeCard } from './cheque-card';

const bank = bankRow();
const layout: BankCheque = { ...usualChequeLayout, id: bank.id, version: 2, isUsual: true };

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getChequeLayout, layout);
  return renderScreen(<ChequeCard bank={bank} />, { role });
};

it('a leaf is drawn as it would be printed, and its day is moved by mm', async () => {
  const set = mock(setChequeLayout, { ...layout, isUsual: false, version: 3 });
  const { user } = show();
  const leaf = within(await screen.findByRole('img', { name: 'A cheque leaf as it would be printed' }));
  expect(leaf.getByText('A/C PAYEE ONLY')).toBeInTheDocument();
  expect(leaf.getByText('**1,87,65,432.50')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Edit the cheque leaf' }));
  const field = await screen.findByRole('textbox', { name: /Day, its first box: From the left, mm/ });
  await user.clear(field);
  await user.type(field, '148.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The cheque leaf of HDFC Bank is saved')).toBeVisible();
  expect(set.calls[0]?.input).toMatchObject({
    id: bank.id,
    version: 2,
    date: { xMm: '148.5', yMm: '8', widthMm: '5' },
  });
});

it('whoever may only look is offered no change', async () => {
  show('MARKETING');

  await screen.findByRole('img');
  expect(screen.queryByRole('button', { name: 'Edit the cheque leaf' })).toBeNull();
});
