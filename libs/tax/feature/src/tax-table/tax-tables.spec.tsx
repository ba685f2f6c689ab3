import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listGstRates, listTdsRates, updateGstRate, updateTdsRate } from '@freightdesk/tax-contract';
import { gstRateRows, tdsRateRows } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as GstRates } from './gst-rate-list-screen';
import { Component as TdsRates } from './tds-rate-list-screen';

const eighteen = gstRateRows.filter(({ percent }) => percent === '18');
const newContracts = tdsRateRows.filter(({ nature, payee, code }) => nature === 'CONTRACT' && payee && code);

it('a rate of GST gives way to another by a form, and posted documents are told to keep theirs', async () => {
  mock(listGstRates, pageOf([...gstRateRows]));
  const message = 'Posted documents of these days keep what was computed on them.';
  const [data] = eighteen;
  if (!data) throw new Error('18% is in the table.');
  const { calls } = mock(updateGstRate, { data, warnings: [{ field: 'from', message }] });
  const { user } = renderScreen(<GstRates />, { role: 'ADMIN' });

  await user.click(await screen.findByRole('row', { name: /18%.*till further notice/ }));
  await user.type(await screen.findByRole('textbox', { name: /GST rate/ }), '20');
  await user.type(screen.getByRole('textbox', { name: /Source/ }), 'Notification 1/2027{Enter}');

  expect(await screen.findByText(message)).toBeVisible();
  expect(calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({ id: data.id, version: 1, percent: '20', source: 'Notification 1/2027' }),
  ]);
});

it('what an accountant has to confirm says so till it is confirmed', async () => {
  mock(listTdsRates, pageOf([...newContracts]));
  const [data] = newContracts;
  if (!data) throw new Error('Contracts are in the table.');
  const { calls } = mock(updateTdsRate, { data, warnings: [] });
  const { user } = renderScreen(<TdsRates />, { role: 'ADMIN' });

  await user.click(await screen.findByRole('row', { name: /Individual.*To be confirmed/ }));
  await user.click(await screen.findByRole('switch', { name: 'To be confirmed by your accountant' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The table of rates is changed')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ id: data.id, from: '2026-04-01', code: '1023', isToBeConfirmed: false });
});

it('a clerk of accounts looks the rates up and changes none', async () => {
  mock(listGstRates, pageOf([...eighteen]));
  const { user } = renderScreen(<GstRates />, { role: 'ACCOUNT' });

  await user.click(await screen.findByRole('row', { name: /18%/ }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
