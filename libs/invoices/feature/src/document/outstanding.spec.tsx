import { getPurchaseInvoice, getSaleInvoice } from '@freightdesk/invoices-contract';
import { purchaseInvoice, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Outstanding, OutstandingCell } from './outstanding';
import type { OwedDocument } from './reckoning-dialog';

const pages = { payment: (id: string) => `/payment/${id}`, settlement: (id: string) => `/settlement/${id}` };
const show = (document: OwedDocument) => renderScreen(<Outstanding document={document} />, { role: 'ACCOUNT', pages });
const told = { date: '2026-05-04', amountMinor: 2_000_00 };
const receipt = { ...told, payment: { id: 'a', number: 'RC/26-27/000001' }, settlement: null };
const setOff = { ...told, payment: null, settlement: { id: 'b', number: 'ST/26-27/000001' } };

const reckoning = async () => within(await screen.findByRole('dialog')).findByRole('table', { name: 'Outstanding' });

it('what is outstanding of an invoice opens its total, what came and what was set off, each with its record', async () => {
  const invoice = saleInvoice({ settledBy: [receipt, setOff], outstandingPaise: 7_800_00, outstandingMinor: 7_800_00 });
  mock(getSaleInvoice, invoice);
  const { user } = show(invoice);

  await user.click(screen.getByRole('button', { name: '7,800.00' }));

  const table = within(await reckoning());
  expect(table.getByRole('row', { name: /^Total.*11,800.00$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Receipt.*-2,000.00$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Set-off or write-off.*-2,000.00$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Outstanding.*7,800.00$/ })).toBeVisible();
  expect(table.getByRole('link', { name: 'RC/26-27/000001' })).toHaveAttribute('href', '/payment/a');
  expect(table.getByRole('link', { name: 'ST/26-27/000001' })).toHaveAttribute('href', '/settlement/b');
});

it('what is outstanding of a bill is less the TDS that is deducted', async () => {
  const bill = purchaseInvoice({
    status: 'POSTED',
    settledBy: [],
    outstandingPaise: 10_300_00,
    outstandingMinor: 10_300_00,
  });
  mock(getPurchaseInvoice, bill);
  const { user } = show(bill);

  await user.click(screen.getByRole('button', { name: '10,300.00' }));

  const table = within(await reckoning());
  expect(table.getByRole('row', { name: /^TDS deducted.*-/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Outstanding.*10,300.00$/ })).toBeVisible();
});

it('that could not be read says so', async () => {
  mockProblem(getSaleInvoice, 500, { message: 'The store is asleep.' });
  const { user } = show(saleInvoice());

  await user.click(screen.getByRole('button'));

  expect(await screen.findByText(/The store is asleep/)).toBeVisible();
});

it('opened in a row is of its document alone, whichever the row comes to show', async () => {
  const [invoice, other] = [saleInvoice(), saleInvoice({ id: 'another', number: 'SI/26-27/000002' })];
  mock(getSaleInvoice, invoice);
  let showOther: () => void = () => undefined;
  function Row() {
    const [document, set] = useState(invoice);
    showOther = () => set(other);
    return <OutstandingCell document={document} />;
  }
  const { user } = renderScreen(<Row />, { role: 'ACCOUNT', pages });
  await user.click(screen.getByRole('button'));
  await reckoning();

  act(() => showOther());

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('of a draft has nothing to open', () => {
  show(saleInvoice({ status: 'DRAFT', number: null, outstandingPaise: 0, outstandingMinor: 0 }));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is explained at once where its address says so, and no longer once that was closed', async () => {
  const invoice = saleInvoice({ settledBy: [], outstandingPaise: 11_800_00, outstandingMinor: 11_800_00 });
  mock(getSaleInvoice, invoice);
  const path = '/dashboard/invoice/view?id=a&outstanding=open';
  const { user, router } = renderScreen(<Outstanding document={invoice} />, { role: 'ACCOUNT', pages, path });

  expect(await reckoning()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.search).toBe('?id=a'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
