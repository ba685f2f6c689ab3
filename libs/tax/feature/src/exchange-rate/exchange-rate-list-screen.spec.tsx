import { systemClock } from '@freightdesk/shared-calendar';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { addExchangeRate, listExchangeRates } from '@freightdesk/tax-contract';
import { exchangeRateRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as ExchangeRateListScreen } from './exchange-rate-list-screen';

it('shows the rate of each day with its source, and gains the next with three keys', async () => {
  mock(listExchangeRates, pageOf([exchangeRateRow()]));
  const { calls } = mock(addExchangeRate, exchangeRateRow({ date: '2026-11-21', rate: '88.60' }));
  const { user } = renderScreen(<ExchangeRateListScreen />, { role: 'ACCOUNT' });
  expect(await screen.findByRole('row', { name: /20-Nov-2026.*USD.*88\.45.*Reserve Bank/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add exchange rate' }));
  await user.type(await screen.findByRole('textbox', { name: /^Rate/ }), '88.60{Enter}');

  expect(await screen.findByText('USD 21-Nov-2026 is added')).toBeVisible();
  expect(calls.map(({ input }) => input)).toEqual([
    { currency: 'USD', date: systemClock.today(), rate: '88.60', source: exchangeRateRow().source },
  ]);
});
