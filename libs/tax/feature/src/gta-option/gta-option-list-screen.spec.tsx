import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { addGtaOption, listGtaOptions } from '@freightdesk/tax-contract';
import { gtaOptionRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as GtaOptionListScreen } from './gta-option-list-screen';

const show = (role: 'ADMIN' | 'ACCOUNT' = 'ADMIN') => renderScreen(<GtaOptionListScreen />, { role });

it('an administrator says by whom the tax of freight by road is paid from a day on', async () => {
  mock(listGtaOptions, pageOf([gtaOptionRow()]));
  const added = gtaOptionRow({ from: '2027-04-01', option: 'FORWARD_WITH_CREDIT' });
  const { calls } = mock(addGtaOption, added);
  const { user } = show();
  expect(await screen.findByRole('row', { name: /01-Apr-2026.*recipient owes it.*5%.*No declaration/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add option' }));
  await user.type(await screen.findByRole('textbox', { name: /^From/ }), '01-04-2027');
  await user.click(screen.getByRole('combobox', { name: /GST on road freight/ }));
  await user.click(await screen.findByRole('option', { name: 'We charge it, with input credit' }));
  await user.type(screen.getByRole('textbox', { name: /Source/ }), 'Annexure V for 2027-28{Enter}');

  expect(await screen.findByText('The option holds from 01-Apr-2027')).toBeVisible();
  expect(calls.map(({ input }) => input)).toEqual([
    { from: '2027-04-01', option: 'FORWARD_WITH_CREDIT', source: 'Annexure V for 2027-28' },
  ]);
});

it('a clerk of accounts looks options up and adds none', async () => {
  mock(listGtaOptions, pageOf([gtaOptionRow()]));
  show('ACCOUNT');

  expect(await screen.findByRole('row', { name: /01-Apr-2026/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
});
