import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import {
  getPayment,
  listPayments,
  outstandingInvoices,
  type Payment,
  reversePayment,
} from '@freightdesk/payments-contract';
import { paymentOf, paymentRow } from '@freightdesk/payments-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PaymentListScreen } from './payment-list-screen';

const receipt = paymentRow({ allocatedMinor: 1_00_000_00, unallocatedMinor: 18_000_00 });
const settled = paymentRow({
  id: '01990000-0000-7000-8000-0000000000a2',
  number: 'RC/26-27/000002',
  allocatedMinor: 1_18_000_00,
  unallocatedMinor: 0,
});
const full = paymentOf({
  ...receipt,
  allocations: [
    {
      id: '01990000-0000-7000-8000-0000000000e1',
      invoice: {
        id: '01990000-0000-7000-8000-0000000000d1',
        number: 'SI/26-27/000001',
        supplierNumber: null,
        selfInvoiceNumber: null,
      },
      amountMinor: 1_00_000_00,
      date: '2026-05-20',
    },
  ],
  vouchers: [
    {
      id: '01990000-0000-7000-8000-0000000000f1',
      date: '2026-05-20',
      narration: 'Received from Coastal Spices Exports',
      reversesId: null,
      branches: [],
      lines: [
        { accountCode: '1010', accountName: 'HDFC Bank', debitPaise: 1_18_000_00, creditPaise: 0 },
        { accountCode: '1200', accountName: 'Debtors', debitPaise: 0, creditPaise: 1_00_000_00 },
        { accountCode: '2150', accountName: 'Customer advances', debitPaise: 0, creditPaise: 18_000_00 },
      ],
    },
  ],
});

const show = (path = '/', role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') =>
  renderScreen(<PaymentListScreen />, { role, path });

beforeEach(() => {
  mock(listBanks, pageOf([bankRow()]));
});

describe('the list of payments', () => {
  it('shows what of each is allocated, which still is an advance, and which nobody claimed yet', async () => {
    const unknown = { id: '01990000-0000-7000-8000-0000000000a3', number: 'RC/26-27/000003', unallocatedMinor: 0 };
    mock(listPayments, pageOf([receipt, settled, paymentRow({ ...unknown, party: null, toAssignPaise: 500_00 })]));

    show();

    const row = await screen.findByRole('row', { name: /RC\/26-27\/000001/ });
    expect(within(row).getByText('1,18,000.00')).toBeVisible();
    expect(within(row).getByText('18,000.00')).toBeVisible();
    expect(within(row).getByText('Advance')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /RC\/26-27\/000002/ })).getByText('Posted')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /RC\/26-27\/000003/ })).getByText('To assign')).toBeVisible();
  });

  it('without a payment offers the first receipt', async () => {
    mock(listPayments, pageOf([]));

    show();

    expect(await screen.findByText('No payments yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Record receipt' })).toHaveLength(2);
  });

  it('leads to what is settled without money, and to money for nobody, by its menu', async () => {
    mock(listPayments, pageOf([receipt]));
    const { user, router } = show();

    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Record other receipt' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Set-offs and write-offs' }));

    expect(router.state.location.pathname).toBe('/dashboard/settlements');
  });

  it('that failed says so, names the request and tries again', async () => {
    mockProblem(listPayments, 503, { message: 'The database is away for a moment.', requestId: 'req-42' });
    const { user } = show();
    expect(await screen.findByText(/req-42/)).toBeVisible();

    mock(listPayments, pageOf([receipt]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('RC/26-27/000001')).toBeVisible();
  });

  it('asks the server for what the address says', async () => {
    const partyId = receipt.party?.id ?? '';
    const { calls } = mock(listPayments, pageOf([receipt]));

    show(`/?partyId=${partyId}&status=POSTED&isToAssign=true&dateFrom=2026-04-01`);

    expect(await screen.findByText('Party: Coastal Spices Exports')).toBeVisible();
    const asked = { partyId: [partyId], status: ['POSTED'], isToAssign: ['true'], dateFrom: ['2026-04-01'] };
    expect(calls[0]?.input).toMatchObject(asked);
  });

  it('offers no writing to those who may only look', async () => {
    mock(listPayments, pageOf([receipt]));

    show('/?new=receipt', 'MARKETING');

    await screen.findByText('RC/26-27/000001');
    expect(screen.queryByRole('button', { name: 'Record receipt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the panel of a payment', () => {
  beforeEach(() => {
    mock(listPayments, pageOf([receipt]));
    mock(outstandingInvoices, []);
  });

  it('opens from its row and shows what it settled and how it was posted', async () => {
    mock(getPayment, full);
    const { user, router } = show();

    await user.click(await screen.findByText('RC/26-27/000001'));

    const panel = await screen.findByRole('dialog', { name: 'RC/26-27/000001' });
    const allocations = within(panel).getByRole('table', { name: 'Allocations' });
    expect(within(allocations).getByRole('row', { name: /SI\/26-27\/000001.*1,00,000.00/ })).toBeVisible();
    expect(within(panel).getByRole('row', { name: /2150 Customer advances 18,000.00/ })).toBeVisible();
    expect(router.state.location.search).toBe(`?id=${receipt.id}`);

    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reverses by name and with a reason, which stays typed when it was refused', async () => {
    mock(getPayment, full);
    const stale = { code: 'stale_version', message: 'Someone changed this record.', current: { ...full, version: 2 } };
    mockProblem(reversePayment, 409, stale);
    const { user } = show(`/?id=${receipt.id}`);
    await user.click(await screen.findByRole('button', { name: 'Reverse' }));
    const question = await screen.findByRole('dialog', { name: 'Reverse RC/26-27/000001' });

    await user.click(within(question).getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(within(question).getByRole('textbox', { name: /Reason/ })).toBeInvalid());

    await user.type(within(question).getByRole('textbox', { name: /Reason/ }), 'The cheque came back');
    await user.click(within(question).getByRole('button', { name: 'Reverse' }));
    expect(await within(question).findByText(/Someone else saved this record/)).toBeVisible();
    expect(within(question).getByRole('textbox', { name: /Reason/ })).toHaveValue('The cheque came back');

    const reversed: Payment = { ...full, status: 'REVERSED', reverseReason: 'The cheque came back', version: 3 };
    const reverse = mock(reversePayment, reversed);
    mock(getPayment, reversed);
    await user.click(within(question).getByRole('button', { name: 'Reverse' }));

    expect(await screen.findByText('RC/26-27/000001 is reversed')).toBeVisible();
    expect(reverse.calls[0]?.input).toEqual({ id: receipt.id, version: 2, reason: 'The cheque came back' });
    expect(await screen.findByText('Reversed: The cheque came back')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  });

  it('of a payment that is not there says so', async () => {
    mockProblem(getPayment, 404, { message: 'This payment does not exist, or no longer does.' });

    show(`/?id=${receipt.id}`);

    expect(await screen.findByText(/This payment does not exist/)).toBeVisible();
  });
});
