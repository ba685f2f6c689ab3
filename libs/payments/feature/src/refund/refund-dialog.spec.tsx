import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { getPayment, listPayments, outstandingInvoices, refundPayment } from '@freightdesk/payments-contract';
import { paymentOf } from '@freightdesk/payments-contract/testing';
import { systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as PaymentListScreen } from '../payment/payment-list-screen';

const left = { advancePaise: 1_180_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 180_00 };
const advance = paymentOf({
  unallocatedMinor: 1_180_00,
  advanceTax: {
    ...{ number: 'RV/26-27/000001', refundNumber: null, gstRate: '18', supply: 'INTER', placeOfSupply: '27' },
    ...{ ...left, taxablePaise: 1_000_00, leftTaxPaise: 180_00, left },
  },
});

beforeEach(() => {
  mock(listBanks, pageOf([bankRow({ id: advance.bank.id, isDefault: true, active: true })]));
  mock(listPayments, pageOf([advance]));
  mock(getPayment, advance);
  mock(outstandingInvoices, []);
});

async function open() {
  const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${advance.id}` });
  await rendered.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const amount = await screen.findByRole('textbox', { name: /Amount given back/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Refund RC/26-27/000001' }));
  return { ...rendered, dialog, amount };
}

it('a part of an advance is given back, with the tax that goes with it told before', async () => {
  const refund = mock(refundPayment, { data: { ...advance, version: 2 }, warnings: [] });
  const { user, dialog, amount } = await open();
  expect(amount).toHaveValue('1,180.00');

  await user.clear(amount);
  await user.type(amount, '354');

  const figures = ['GST that goes back', 'Left as an advance', 'GST on what is left'].map(
    (label) => dialog.getByText(label).parentElement?.textContent ?? '',
  );
  expect(figures.map((text) => /[\d,.]+$/.exec(text)?.[0])).toEqual(['54.00', '826.00', '126.00']);
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 7');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await screen.findByText('RC/26-27/000001: the refund is recorded')).toBeVisible();
  expect(refund.calls[0]?.input).toEqual({
    ...{ id: advance.id, version: 1, bankId: advance.bank.id, date: systemClock.today(), mode: 'NEFT' },
    ...{ reference: 'UTR 7', amountMinor: 354_00 },
  });
});

it('more than is left, and a transfer without its UTR, are told at their fields and not sent', async () => {
  const refund = mock(refundPayment, { data: advance, warnings: [] });
  const { user, dialog, amount } = await open();

  await user.clear(amount);
  await user.type(amount, '1,180.01');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await dialog.findByText('Of RC/26-27/000001 ₹ 1,180.00 is left to give back: enter no more.')).toBeVisible();
  expect(dialog.getByText('Enter the UTR.')).toBeVisible();
  expect(refund.calls).toEqual([]);
});

it('what somebody else used meanwhile is held against the form that stands', async () => {
  const current = { ...advance, version: 3, unallocatedMinor: 500_00 };
  mockProblem(refundPayment, 409, { code: 'stale_version', current });
  const { user, dialog, amount } = await open();
  await user.clear(amount);
  await user.type(amount, '1,000');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 7');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/Someone else saved this record/)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await dialog.findByText('Of RC/26-27/000001 ₹ 500.00 is left to give back: enter no more.')).toBeVisible();
});

it('of nothing that is left nothing is offered to be given back', async () => {
  mock(getPayment, { ...advance, unallocatedMinor: 0 });
  renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${advance.id}` });

  expect(await screen.findByRole('button', { name: 'Reverse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

it('dollars go back from an account that may give them, at the rate of the day', async () => {
  const dollars = { currency: 'USD' as const, exchangeRate: '83.50', unallocatedMinor: 1_000_00, advanceTax: null };
  const of = (id: string, currency: string) => bankRow({ id, currency, name: `Bank in ${currency}`, active: true });
  mock(listBanks, pageOf([of(advance.bank.id, 'INR'), of('in-usd', 'USD'), of('in-eur', 'EUR')]));
  mock(getPayment, { ...advance, ...dollars });
  const warning = { field: 'bankId', message: 'By the books it holds less than nothing.' };
  const refund = mock(refundPayment, { data: { ...advance, ...dollars, version: 2 }, warnings: [warning] });
  const { user, dialog, amount } = await open();
  expect(amount).toHaveValue('1,000.00');
  await user.click(dialog.getByRole('combobox', { name: /Paid from/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bank in INR', 'Bank in USD']);
  await user.keyboard('{Escape}');

  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 7');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('Enter the rupees for one unit of the currency.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Exchange rate/ }), '84.10');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await screen.findByText(warning.message)).toBeVisible();
  expect(refund.calls[0]?.input).toMatchObject({ exchangeRate: '84.10', amountMinor: 1_000_00 });
});

it('the receipt names what was given back of it, and the payment the receipt', async () => {
  const bank = { id: advance.bank.id, name: 'HDFC Bank' };
  const given = { number: 'PV/26-27/000001', date: '2026-05-28', bank, amountMinor: 354_00, reversedOn: '2026-06-01' };
  mock(getPayment, { ...advance, refunds: [{ ...given, id: 'one' }] });
  renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${advance.id}` });

  const table = within(await screen.findByRole('table', { name: 'Given back' }));

  expect(table.getByRole('link', { name: 'PV/26-27/000001 · Reversed' })).toHaveAttribute(
    'href',
    '/dashboard/payments/view?id=one',
  );
});
