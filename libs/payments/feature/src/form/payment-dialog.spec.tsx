import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import { getParty, listParties, type Party } from '@freightdesk/parties-contract';
import {
  addPayment,
  getPayment,
  listPayments,
  outstandingInvoices,
  paymentPaths,
  type Payment,
  type SavedPayment,
} from '@freightdesk/payments-contract';
import { outstandingInvoice, paymentOf } from '@freightdesk/payments-contract/testing';
import { addDays, systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listGstRates } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PaymentListScreen } from '../payment/payment-list-screen';

const partyId = '01990000-0000-7000-8000-0000000000c1';
const bankId = '01990000-0000-7000-8000-0000000000b1';
const older = outstandingInvoice({ outstandingMinor: 1_00_000_00 });
const newer = outstandingInvoice({
  id: '01990000-0000-7000-8000-0000000000d2',
  number: 'SI/26-27/000002',
  date: '2026-04-20',
  outstandingMinor: 50_000_00,
});
const dollars = outstandingInvoice({
  id: '01990000-0000-7000-8000-0000000000d3',
  number: 'EX/26-27/000001',
  currency: 'USD',
  exchangeRate: '83.50',
  outstandingMinor: 1_000_00,
});
const customer: Party = {
  id: partyId,
  name: 'Coastal Spices Exports',
  roles: ['CUSTOMER'],
  country: 'IN',
  gstin: null,
  stateCode: '27',
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  version: 1,
  address: null,
  contacts: [],
  registrations: [],
};
const recorded: Payment = paymentOf();
const saved: SavedPayment = { data: recorded, warnings: [] };

beforeEach(() => {
  mock(listGstRates, pageOf(gstRateRows));
  mock(listPayments, pageOf([]));
  mock(listBanks, pageOf([bankRow({ id: bankId, isDefault: true, active: true })]));
  mock(getParty, customer);
  mock(listParties, pageOf([customer]));
  mock(outstandingInvoices, [older, newer, dollars]);
});

async function open(link: Parameters<typeof paymentPaths.newPayment.href>[0] = { partyId }) {
  const path = paymentPaths.newPayment.href(link);
  const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path });
  await screen.findByRole('textbox', { name: /Amount received/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Record receipt' }));
  return { ...rendered, dialog };
}

const amount = (dialog: Awaited<ReturnType<typeof open>>['dialog'], name: RegExp) =>
  dialog.getByRole('textbox', { name });

describe('recording a receipt', () => {
  it('of long ago is asked about first, and nothing is sent or lost where it was not meant', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();
    const date = dialog.getByRole('textbox', { name: /Date/ });
    await user.clear(date);
    await user.type(date, addDays(systemClock.today(), -31));
    await user.type(amount(dialog, /Amount received/), '500');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000001/ }), '500');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    const record = () => user.click(dialog.getByRole('button', { name: 'Record receipt' }));
    const answer = async (name: string) =>
      user.click(
        within(await screen.findByRole('alertdialog', { name: /the right date/ })).getByRole('button', { name }),
      );

    await record();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(add.calls).toEqual([]);
    expect(amount(dialog, /Amount received/)).toHaveValue('500.00');

    await record();
    await answer('Yes, record it');
    await waitFor(() => expect(add.calls).toHaveLength(1));
  });

  it('tells while the reference is typed which receipt of this bank bears it already', async () => {
    mock(listPayments, pageOf([paymentOf({ number: 'RC/26-27/000007', reference: 'HDFCN5 20261124' })]));
    const { user, dialog } = await open();
    const reference = dialog.getByRole('textbox', { name: /Reference/ });

    await user.type(reference, 'HDFCN5-20261124');

    await waitFor(() =>
      expect(reference).toHaveAccessibleDescription(/^RC\/26-27\/000007 of .* bears this reference already/),
    );
    await user.type(reference, '9');
    await waitFor(() => expect(reference).toHaveAccessibleDescription('UTR or cheque number'));
  });

  it('gives the amount, the tax withheld and the charges out to the oldest invoices first and sends that', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();
    await dialog.findByRole('table', { name: 'Outstanding invoices' });

    await user.type(amount(dialog, /Amount received/), '1.18L');
    await user.type(amount(dialog, /TDS withheld/), '2,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));

    expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('1,00,000.00');
    expect(amount(dialog, /For SI\/26-27\/000002/)).toHaveValue('20,000.00');
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    expect(await screen.findByText('RC/26-27/000001 is recorded')).toBeVisible();
    expect(add.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({
        direction: 'RECEIPT',
        bankId,
        partyId,
        mode: 'NEFT',
        reference: 'UTR 42',
        currency: 'INR',
        amountMinor: 1_18_000_00,
        tdsPaise: 2_000_00,
        allocations: [
          { invoiceId: older.id, amountMinor: 1_00_000_00 },
          { invoiceId: newer.id, amountMinor: 20_000_00 },
        ],
      }),
    ]);
  });

  it('tells what of the bank charges is GST where they have it in them, and sends it with them alone', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open({ partyId, invoiceId: newer.id });
    const within = { name: 'The bank charges have GST in them' };
    expect(dialog.queryByRole('switch', within)).not.toBeInTheDocument();

    await user.type(amount(dialog, /Bank charges/), '59');
    await user.click(dialog.getByRole('switch', within));
    expect(dialog.getByText('50.00')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    const chargesGst = { gstRate: '18', supply: 'INTRA', itcEligible: true };
    expect(add.calls[0]?.input).toMatchObject({ bankChargesPaise: 59_00, chargesGst });
  });

  it('opened for an invoice starts with what is outstanding on it', async () => {
    const { dialog } = await open({ partyId, invoiceId: newer.id });

    expect(amount(dialog, /Amount received/)).toHaveValue('50,000.00');
    expect(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000002/ })).toHaveValue('50,000.00');
    expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('');
    expect(dialog.getByRole('combobox', { name: /Received from/ })).toHaveValue('Coastal Spices Exports');
  });

  it('above what is outstanding is told at its invoice and not sent', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();

    await user.type(amount(dialog, /Amount received/), '2L');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000002/ }), '60,000');
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    expect(
      await dialog.findByText('On SI/26-27/000002 50,000.00 is outstanding: this is 10,000.00 too much.'),
    ).toBeVisible();
    expect(amount(dialog, /For SI\/26-27\/000002/)).toBeInvalid();
    expect(add.calls).toEqual([]);
  });

  it('above what was received is told while it is typed', async () => {
    const { user, dialog } = await open();

    await user.type(amount(dialog, /Amount received/), '10,000');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000001/ }), '12,500');

    expect(await dialog.findByText('The invoices take 2,500.00 more than there is to allocate.')).toBeVisible();
  });

  it('what is no amount is told at its invoice, never left out', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();

    await user.type(amount(dialog, /Amount received/), '10,000');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000001/ }), 'all');
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    await waitFor(() => expect(amount(dialog, /For SI\/26-27\/000001/)).toBeInvalid());
    expect(add.calls).toEqual([]);
  });

  it("puts the server's refusal at the invoice, reads anew what is owed and keeps what was typed", async () => {
    const message = 'On SI/26-27/000001 5,000.00 is outstanding: this is 5,000.00 too much.';
    mockProblem(addPayment, 422, {
      code: 'over_allocated',
      message,
      errors: [{ field: 'allocations.0.amountMinor', code: 'over_allocated', message }],
    });
    const { user, dialog } = await open();
    await user.type(amount(dialog, /Amount received/), '10,000');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000001/ }), '10,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    mock(outstandingInvoices, [{ ...older, outstandingMinor: 5_000_00 }, newer]);

    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    await waitFor(() =>
      expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(amount(dialog, /For SI\/26-27\/000001/)).toBeInvalid();
    expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('10,000.00');
    const row = dialog.getByRole('row', { name: /SI\/26-27\/000001/ });
    expect(await within(row).findByText('5,000.00')).toBeVisible();
  });

  it('of two lakh in cash is told before it is sent', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();

    await user.click(dialog.getByRole('combobox', { name: /Mode/ }));
    await user.click(screen.getByRole('option', { name: 'Cash' }));
    await user.type(amount(dialog, /Amount received/), '2L');
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    expect(await dialog.findByText(/Cash of 2,00,000.00 or more from one person in a day is forbidden/)).toBeVisible();
    expect(add.calls).toEqual([]);
  });

  it('in dollars shows the invoices in dollars, asks for the rate and the charges, and sends nothing that it hides', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();
    await user.type(amount(dialog, /TDS withheld/), '100');
    await user.type(await dialog.findByRole('textbox', { name: /For SI\/26-27\/000001/ }), '100');

    await user.click(dialog.getByRole('combobox', { name: /Currency/ }));
    await user.click(screen.getByRole('option', { name: /USD/ }));
    await user.type(amount(dialog, /Amount received/), '1,000');
    await user.type(dialog.getByRole('textbox', { name: /Exchange rate/ }), '84.10');
    await user.type(amount(dialog, /Bank charges/), '590');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({
      currency: 'USD',
      bankChargesPaise: 590_00,
      exchangeRate: '84.10',
      amountMinor: 1_000_00,
      allocations: [{ invoiceId: dollars.id, amountMinor: 1_000_00 }],
    });
    expect(add.calls[0]?.input).not.toHaveProperty('tdsPaise');
  });

  it('of just what one invoice comes to is for that invoice, also where more was still to be typed', async () => {
    mock(outstandingInvoices, [
      outstandingInvoice({ outstandingMinor: 500_00 }),
      { ...newer, outstandingMinor: 50_00 },
    ]);
    const { user, dialog } = await open();
    await dialog.findByRole('table', { name: 'Outstanding invoices' });

    await user.type(amount(dialog, /Amount received/), '50');
    await waitFor(() => expect(amount(dialog, /For SI\/26-27\/000002/)).toHaveValue('50.00'));
    await user.type(amount(dialog, /Amount received/), '0');
    await waitFor(() => expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('500.00'));
    expect(amount(dialog, /For SI\/26-27\/000002/)).toHaveValue('');
  });

  it('whose reference names invoices is for those, until amounts are typed', async () => {
    const { user, dialog } = await open();
    await dialog.findByRole('table', { name: 'Outstanding invoices' });

    await user.type(amount(dialog, /Amount received/), '70,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42 INV 2');
    await waitFor(() => expect(amount(dialog, /For SI\/26-27\/000002/)).toHaveValue('50,000.00'));
    expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('');

    await user.clear(amount(dialog, /For SI\/26-27\/000002/));
    await user.type(amount(dialog, /For SI\/26-27\/000002/), '20,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), ' and 1');
    expect(amount(dialog, /For SI\/26-27\/000002/)).toHaveValue('20,000.00');
    expect(amount(dialog, /For SI\/26-27\/000001/)).toHaveValue('');
  });

  it('above what it settles asks whether the rest is an advance, and loses nothing where it is not', async () => {
    const add = mock(addPayment, saved);
    const { user, dialog } = await open();
    await dialog.findByRole('table', { name: 'Outstanding invoices' });
    await user.type(amount(dialog, /Amount received/), '70,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    const record = () => user.click(dialog.getByRole('button', { name: 'Record receipt' }));
    const answer = async (name: string) => {
      const asked = await screen.findByRole('alertdialog', { name: 'Keep 70,000.00 as an advance?' });
      await user.click(within(asked).getByRole('button', { name }));
    };

    await record();
    await answer('Cancel');
    expect(add.calls).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(amount(dialog, /Amount received/)).toHaveValue('70,000.00');

    await record();
    await answer('Keep as an advance');
    await waitFor(() => expect(add.calls).toHaveLength(1));
  });

  it('into a bank asks for its reference, into a cash box is cash and asks for none', async () => {
    const box = bankRow({ id: '01990000-0000-7000-8000-0000000000b2', name: 'Petty cash', accountType: 'CASH' });
    mock(listBanks, pageOf([bankRow({ id: bankId, isDefault: true, active: true }), box]));
    mock(outstandingInvoices, []);
    const add = mock(addPayment, saved);
    // A list of modes that is drawn with one that it has not is warned of.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, dialog } = await open();
    await user.type(amount(dialog, /Amount received/), '500');
    const record = () => user.click(dialog.getByRole('button', { name: 'Record receipt' }));

    await record();
    const reference = dialog.getByRole('textbox', { name: /Reference/ });
    await waitFor(() => expect(reference).toHaveAccessibleDescription(expect.stringContaining('Enter the UTR.')));
    await user.click(dialog.getByRole('combobox', { name: /Bank/ }));
    await user.click(screen.getByRole('option', { name: 'Petty cash' }));
    await record();

    await waitFor(() => expect(add.calls.map(({ input }) => input)).toMatchObject([{ bankId: box.id, mode: 'CASH' }]));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('of a customer found by name shows what he owes', async () => {
    const { user, dialog } = await open({});
    expect(dialog.queryByRole('table', { name: 'Outstanding invoices' })).not.toBeInTheDocument();

    await user.type(dialog.getByRole('combobox', { name: /Received from/ }), 'coastal');
    await user.click(await screen.findByRole('option', { name: /Coastal Spices Exports/ }));

    expect(await dialog.findByRole('row', { name: /SI\/26-27\/000001/ })).toBeVisible();
  });
});

describe('recording a payment', () => {
  const bill = outstandingInvoice({
    ...{ number: 'PI/26-27/000001', supplierNumber: 'KR-881', outstandingMinor: 1_00_000_00 },
  });
  const owedBack = outstandingInvoice({
    id: '01990000-0000-7000-8000-0000000000d4',
    number: 'PI/26-27/000002',
    supplierNumber: 'KR-882',
    outstandingMinor: -4_000_00,
  });

  async function openPayment() {
    const asked = mock(outstandingInvoices, [bill, owedBack]);
    const path = paymentPaths.newPayment.href({ direction: 'PAYMENT', partyId });
    const rendered = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path });
    await screen.findByRole('textbox', { name: /Amount paid/ });
    return { ...rendered, asked, dialog: within(screen.getByRole('dialog', { name: 'Record payment' })) };
  }

  it("asks for the vendor's bills and sets what he owes us against them", async () => {
    const add = mock(addPayment, saved);
    const { user, dialog, asked } = await openPayment();
    const table = await dialog.findByRole('table', { name: 'Open bills' });
    expect(within(table).getByText('KR-881')).toBeVisible();

    await user.type(amount(dialog, /Amount paid/), '96,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(asked.calls.at(-1)?.input).toEqual({ partyId, direction: 'PAYMENT' });
    expect(add.calls[0]?.input).toMatchObject({
      direction: 'PAYMENT',
      amountMinor: 96_000_00,
      allocations: [
        { invoiceId: bill.id, amountMinor: 1_00_000_00 },
        { invoiceId: owedBack.id, amountMinor: -4_000_00 },
      ],
    });
  });

  it('tells at the field that TDS of a bill is not withheld here, and says what the server warns of', async () => {
    const warning = 'Cash above 10,000.00 to one person in a day is not deducted as a cost.';
    const add = mock(addPayment, { ...saved, warnings: [{ field: 'amountMinor', message: warning }] });
    const { user, dialog } = await openPayment();
    await user.type(amount(dialog, /Amount paid/), '98,000');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'UTR 42');
    await user.type(amount(dialog, /TDS withheld/), '2,000');
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText(/^TDS of a bill is withheld as it is booked/)).toBeVisible();
    expect(add.calls).toEqual([]);

    await user.clear(amount(dialog, /TDS withheld/));
    await user.click(dialog.getByRole('button', { name: 'Allocate oldest first' }));
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await user.click(await screen.findByRole('button', { name: 'Keep as an advance' }));
    expect(await screen.findByText(warning)).toBeVisible();
  });
});

it('unidentified money is assigned to the customer who claims it: what is left of it, with what he withheld', async () => {
  const from = paymentOf({
    ...{ id: '01990000-0000-7000-8000-0000000000a7', number: 'RC/26-27/000007', party: null, unallocatedMinor: 0 },
    ...{ account: { code: '2900', name: 'Suspense' }, toAssignPaise: 98_000_00 },
  });
  mock(getPayment, from);
  const add = mock(addPayment, saved);
  const { user } = renderScreen(<PaymentListScreen />, { role: 'ACCOUNT', path: `/?id=${from.id}` });
  await user.click(await screen.findByRole('button', { name: 'Assign to a customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign RC/26-27/000007' }));

  await user.click(await dialog.findByRole('combobox', { name: /Received from/ }));
  await user.click(await screen.findByRole('option', { name: /Coastal Spices/ }));
  await user.type(dialog.getByRole('textbox', { name: /TDS withheld/ }), '2,000');
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /For SI\/26-27\/000001/ })).toHaveValue('1,00,000.00'),
  );
  await user.click(dialog.getByRole('button', { name: 'Assign' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  expect(dialog.queryByRole('combobox', { name: /Bank/ })).not.toBeInTheDocument();
  expect(add.calls[0]?.input).toMatchObject({
    ...{ direction: 'RECEIPT', fromReceiptId: from.id, bankId, partyId, reference: 'UTR 000123456789' },
    ...{ amountMinor: 98_000_00, tdsPaise: 2_000_00, currency: 'INR' },
    allocations: [{ invoiceId: older.id, amountMinor: 1_00_000_00 }],
  });
});
