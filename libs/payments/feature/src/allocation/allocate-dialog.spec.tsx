import { listBanks } from '@freightdesk/banks-contract';
import {
  allocatePayment,
  deallocatePayment,
  getPayment,
  listPayments,
  outstandingInvoices,
} from '@freightdesk/payments-contract';
import { outstandingInvoice, paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PaymentListScreen } from '../payment/payment-list-screen';

const advance = paymentOf({ unallocatedMinor: 30_000_00 });
const invoice = outstandingInvoice({ outstandingMinor: 50_000_00 });

beforeEach(() => {
  mock(listBanks, pageOf([]));
  mock(listPayments, pageOf([advance]));
  mock(getPayment, advance);
  mock(outstandingInvoices, [invoice]);
});

async function open() {
  const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${advance.id}` });
  await rendered.user.click(await screen.findByRole('button', { name: 'Allocate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Allocate RC/26-27/000001' }));
  await dialog.findByRole('textbox', { name: /For SI/ });
  return { ...rendered, dialog };
}

describe('allocating an advance', () => {
  it('gives what is left to the oldest invoices and sends it with the version that was seen', async () => {
    const allocate = mock(allocatePayment, { ...advance, version: 2 });
    const { user, dialog } = await open();

    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Allocate' }));

    expect(await screen.findByText('RC/26-27/000001 is allocated')).toBeVisible();
    expect(allocate.calls[0]?.input).toEqual({
      id: advance.id,
      version: 1,
      allocations: [{ invoiceId: invoice.id, amountMinor: 30_000_00 }],
    });
  });

  it('that somebody else allocated of meanwhile goes on with what is left, and with what was typed', async () => {
    mockProblem(allocatePayment, 409, {
      code: 'stale_version',
      current: { ...advance, version: 4, unallocatedMinor: 10_000_00 },
    });
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox', { name: /For SI/ }), '20,000');

    await user.click(dialog.getByRole('button', { name: 'Allocate' }));

    expect(await dialog.findByText(/Someone else saved this record/)).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: /For SI/ });
    expect(amount).toHaveValue('20,000.00');
    expect(dialog.getByText('The invoices take 10,000.00 more than there is to allocate.')).toBeVisible();
    const allocate = mock(allocatePayment, advance);
    await user.clear(amount);
    await user.type(amount, '10,000');
    await user.click(dialog.getByRole('button', { name: 'Allocate' }));
    expect(await screen.findByText('RC/26-27/000001 is allocated')).toBeVisible();
    expect(allocate.calls[0]?.input).toEqual({
      id: advance.id,
      version: 4,
      allocations: [{ invoiceId: invoice.id, amountMinor: 10_000_00 }],
    });
  });

  it('of more than is left, or of nothing, is told and not sent', async () => {
    const allocate = mock(allocatePayment, advance);
    const { user, dialog } = await open();

    await user.click(dialog.getByRole('button', { name: 'Allocate' }));
    expect(await dialog.findByText('Give an amount to at least one invoice.')).toBeVisible();

    await user.type(dialog.getByRole('textbox', { name: /For SI/ }), '40,000');
    expect(await dialog.findByText('The invoices take 10,000.00 more than there is to allocate.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Allocate' }));

    expect(allocate.calls).toEqual([]);
  });
});

it('from the page of an invoice it opens with as much as there is for that', async () => {
  const path = `/?id=${advance.id}&invoiceId=${invoice.id}`;
  renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path });

  const dialog = within(await screen.findByRole('dialog', { name: 'Allocate RC/26-27/000001' }));

  const amount = await dialog.findByRole('textbox', { name: /For SI/ });
  // The field is there a moment before what there is to allocate.
  await waitFor(() => expect(amount).toHaveValue('30,000.00'));
});

it('what a payment settles is taken off again, with a reason', async () => {
  const settled = { id: invoice.id, number: invoice.number, supplierNumber: null, selfInvoiceNumber: null };
  const allocations = [{ id: 'one', invoice: settled, amountMinor: 88_000_00, date: '2026-05-20' }];
  mock(getPayment, { ...advance, allocations });
  const takeOff = mock(deallocatePayment, { ...advance, version: 2 });
  const { user } = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${advance.id}` });

  await user.click(await screen.findByRole('button', { name: 'Take off SI/26-27/000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take RC/ }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It was for another');
  await user.click(dialog.getByRole('button', { name: 'Take off' }));

  expect(await screen.findByText('RC/26-27/000001 is taken off SI/26-27/000001')).toBeVisible();
  expect(takeOff.calls[0]?.input).toEqual({
    ...{ id: advance.id, version: 1, invoiceIds: [invoice.id] },
    reason: 'It was for another',
  });
});
