import { getPaymentFile, type PaymentFile, setPaymentFile, usualFileLayout } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { PaymentFileCard } from './payment-file-card';

const bank = bankRow();
const file: PaymentFile = {
  ...{ ...usualFileLayout, columns: usualFileLayout.columns.slice(0, 5) },
  ...{ id: bank.id, version: 3, isUsual: true },
};

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  mock(getPaymentFile, file);
  return renderScreen(<PaymentFileCard bank={bank} />, { role });
};
const begins = () => within(within(screen.getByRole('dialog')).getByLabelText('How the file begins'));
const accountAndAmount: PaymentFile['columns'] = [
  { header: 'Account', content: 'PAYEE_ACCOUNT' },
  { header: 'Amount', content: 'AMOUNT' },
];

it('shows how the file of a bank begins, and that it is the usual one', async () => {
  show();

  const table = within(await screen.findByRole('table', { name: 'How the file begins' }));
  expect(table.getByRole('row', { name: /^NEFT Konkan Roadways Private Limited 001205001234/ })).toBeVisible();
  expect(screen.getByText(/the columns that most banks ask for/)).toBeVisible();
});

async function edit(changes: Partial<PaymentFile> = {}) {
  mock(getPaymentFile, { ...file, columns: accountAndAmount, ...changes });
  const { user } = renderScreen(<PaymentFileCard bank={bank} />, { role: 'ACCOUNT' });
  await user.click(await screen.findByText('Edit the payment file'));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('a column is taken away and another added, and the file is saved so', async () => {
  const set = mock(setPaymentFile, { ...file, isUsual: false, version: 4 });
  const { user, dialog } = await edit({ columns: [...accountAndAmount, { header: 'Filler', content: 'FIXED' }] });

  await user.click(dialog.getByLabelText('Remove Column 3'));
  await user.click(dialog.getByText('Add column'));
  const added = within(dialog.getByLabelText('Column 3'));
  await user.type(added.getByLabelText(/Heading/), 'Code');
  await user.type(added.getByLabelText(/Fixed text/), 'V');
  await user.click(dialog.getByText('Save'));

  expect(await screen.findByText('The payment file of HDFC Bank is saved')).toBeVisible();
  const columns = [...accountAndAmount, { header: 'Code', content: 'FIXED', fixed: 'V' }];
  expect(set.calls[0]?.input).toMatchObject({ id: bank.id, version: 3, columns });
});

it('the first rows follow while it is typed', async () => {
  const { user, dialog } = await edit({ columns: [{ header: 'Type', content: 'WAY' }, ...accountAndAmount] });

  await user.type(dialog.getByLabelText(/Word within the same bank/), 'I');

  expect(begins().getByText('I')).toBeVisible();
  expect(begins().getByText('1 Type')).toBeVisible();
});

it('the usual columns are taken again by one press', async () => {
  const { user, dialog } = await edit({ isUsual: false });

  await user.click(dialog.getByText('Take the usual columns'));

  expect(begins().getAllByRole('columnheader')).toHaveLength(8);
});

it('whoever may only look is offered no change', async () => {
  show('MARKETING');

  await screen.findByRole('table', { name: 'How the file begins' });
  expect(screen.queryByRole('button', { name: 'Edit the payment file' })).toBeNull();
});
