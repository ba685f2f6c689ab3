import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import {
  addChargeHead,
  listChargeHeads,
  listGstRates,
  listHeadAccounts,
  listSacs,
  updateChargeHead,
} from '@freightdesk/tax-contract';
import { chargeHeadRow, gstRateRows, sacRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { Component as ChargeHeadListScreen } from './charge-head-list-screen';

beforeEach(() => {
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([sacRow({ code: '996719' })]));
  mock(listHeadAccounts, {
    income: [{ code: '4010', name: 'Ocean freight income' }],
    cost: [{ code: '5010', name: 'Ocean freight cost' }],
  });
});

const show = () => renderScreen(<ChargeHeadListScreen />, { role: 'ACCOUNT' });

const exempt = { from: '2017-07-01', gstRate: '0', taxability: 'EXEMPT' as const, source: null };

it('shows what each is taxed with today and where it is booked', async () => {
  mock(
    listChargeHeads,
    pageOf([
      chargeHeadRow(),
      chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e2', name: 'Air freight, import', rates: [exempt] }),
      chargeHeadRow({
        ...{ id: '01990000-0000-7000-8000-0000000000e3', name: 'Customs duty', sac: null, rates: [] },
        ...{ actsAs: 'AGENT', pureAgent: true },
      }),
    ]),
  );

  show();

  expect(await screen.findByRole('row', { name: /Ocean freight.*996521.*5%.*4010 \/ 5010/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Air freight, import.*Exempt/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Customs duty.*–.*Disbursements/ })).toBeVisible();
});

it('gains one by the form, taxed as most are unless another rate is chosen', async () => {
  mock(listChargeHeads, pageOf([]));
  const { calls } = mock(addChargeHead, chargeHeadRow({ name: 'Seal fee' }));
  const { user } = show();

  const [add] = await screen.findAllByRole('button', { name: 'Add charge head' });
  if (add) await user.click(add);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Seal fee');
  await user.type(screen.getByRole('combobox', { name: /^SAC/ }), '996719{Enter}{Enter}');

  expect(await screen.findByText('Seal fee is added')).toBeVisible();
  expect(calls.map(({ input }) => input)).toMatchObject([
    { name: 'Seal fee', sac: '996719', rates: [{ from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' }] },
  ]);
});

it('asks for no account of what is paid on the customer’s behalf, and keeps what stood', async () => {
  mock(listChargeHeads, pageOf([chargeHeadRow({ actsAs: 'AGENT' })]));
  const { calls } = mock(updateChargeHead, chargeHeadRow());
  const { user } = show();

  await user.click(await screen.findByRole('row', { name: /Ocean freight/ }));
  await user.click(await screen.findByRole('switch', { name: /pure agent/ }));
  expect(screen.queryByRole('combobox', { name: 'Income account' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Ocean freight is saved')).toBeVisible();
  expect(calls.map(({ input }) => input)).toMatchObject([{ pureAgent: true, rates: [{ gstRate: '5' }], version: 1 }]);
});
