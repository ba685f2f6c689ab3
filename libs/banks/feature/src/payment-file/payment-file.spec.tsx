import { getPaymentFile, type PaymentFile, setPaymentFile, usualFileLayout } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { PaymentFileCard } from './payment-file-card';

const bank = bankRow();
const file: PaymentFile = {
  ...{ ...usualFileLayout, columns: [...usualFileLayout.columns] },
  ...{ id: bank.id, version: 3, isUsual: true },
};

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getPaymentFile, file);
  return renderScreen(<PaymentFileCard bank={bank} />, { role });
};
const begins = () => within(screen.getByRole('dialog')).getByRole('table', { name: 'How the file begins' });

it('shows how the file of a bank begins, and that it is the usual one', async () => {
  show();

  const table = within(await screen.findByRole('table', { name: 'How the file begins' }));
  expect(table.getByRole('row', { name: /^NEFT Konkan Roadways Private Limited 001205001234/ })).toBeVisible();
  expect(screen.getByText(/the columns that most banks ask for/)).toBeVisible();
});

it('a column is taken away and another added, and the first rows follow while it is typed', async () => {
  const set = mock(setPaymentFile, { ...file, isUsual: false, version: 4 });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit the payment file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment file of HDFC Bank' }));

  await user.click(dialog.getByRole('button', { name: 'Remove Column 8' }));
  await user.click(dialog.getByRole('button', { name: 'Add column' }));
  const added = within(dialog.getByRole('group', { name: 'Column 8' }));
  await user.type(added.getByRole('textbox', { name: /Heading/ }), 'Product');
  await user.type(added.getByRole('textbox', { name: /Fixed text/ }), 'VPAY');
  await user.type(dialog.getByRole('textbox', { name: /Word within the same bank/ }), 'IFT');
  await user.tab();

  expect(within(begins()).getByRole('columnheader', { name: '8 Product' })).toBeVisible();
  expect(within(begins()).getByRole('row', { name: /^IFT Ganesh Tempo Service .* VPAY$/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The payment file of HDFC Bank is saved')).toBeVisible();
  expect(set.calls[0]?.input).toMatchObject({ id: bank.id, version: 3, iftWord: 'IFT' });
});

it('the usual columns are taken again by one press', async () => {
  mock(getPaymentFile, { ...file, columns: file.columns.slice(2, 5), isUsual: false });
  const { user } = renderScreen(<PaymentFileCard bank={bank} />, { role: 'ACCOUNT' });
  await user.click(await screen.findByRole('button', { name: 'Edit the payment file' }));
  await screen.findByRole('dialog');

  await user.click(screen.getByRole('button', { name: 'Take the usual columns' }));

  expect(within(begins()).getAllByRole('columnheader')).toHaveLength(8);
});

it('whoever may only look is offered no change', async () => {
  show('MARKETING');

  await screen.findByRole('table', { name: 'How the file begins' });
  expect(screen.queryByRole('button', { name: 'Edit the payment file' })).toBeNull();
});
