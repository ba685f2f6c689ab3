import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { addSac, listSacs, updateSac } from '@freightdesk/tax-contract';
import { sacRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as SacListScreen } from './sac-list-screen';

const show = (role: 'ADMIN' | 'ACCOUNT' = 'ADMIN') => renderScreen(<SacListScreen />, { role });

it('an administrator adds a SAC by its code and what it stands for', async () => {
  mock(listSacs, pageOf([sacRow()]));
  const { calls } = mock(addSac, sacRow({ code: '997212' }));
  const { user } = show();
  expect(await screen.findByRole('row', { name: /996521.*Ocean and coastal.*Yes/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add SAC' }));
  await user.type(await screen.findByRole('textbox', { name: /^SAC/ }), '997212');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Rental of warehouses{Enter}');

  expect(await screen.findByText('997212 is added')).toBeVisible();
  expect(calls.map(({ input }) => input)).toEqual([{ code: '997212', description: 'Rental of warehouses' }]);
});

it('a SAC is put out of use, and its code stays what it is', async () => {
  mock(listSacs, pageOf([sacRow()]));
  const { calls } = mock(updateSac, sacRow({ active: false }));
  const { user } = show();

  await user.click(await screen.findByRole('row', { name: /996521/ }));
  await user.click(await screen.findByRole('switch', { name: 'In use' }));
  expect(screen.queryByRole('textbox', { name: /^SAC/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('996521 is saved')).toBeVisible();
  expect(calls.map(({ input }) => input)).toMatchObject([{ id: sacRow().id, version: 1, active: false }]);
});

it('a clerk of accounts looks codes up and changes none', async () => {
  mock(listSacs, pageOf([sacRow()]));
  const { user } = show('ACCOUNT');

  await user.click(await screen.findByRole('row', { name: /996521/ }));

  expect(screen.queryByRole('button', { name: 'Add SAC' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
