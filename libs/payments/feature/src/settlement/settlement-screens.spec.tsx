import { getParty, type Party } from '@freightdesk/parties-contract';
import {
  approveWriteOff,
  askWriteOff,
  getSettlement,
  listSettlements,
  outstandingInvoices,
  refuseWriteOff,
  setOff,
  settlementPaths,
} from '@freightdesk/payments-contract';
import { outstandingInvoice, settlement } from '@freightdesk/payments-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as SetOffScreen } from './set-off-screen';
import { Component as ListScreen } from './settlement-list-screen';
import { Component as SettlementScreen } from './settlement-screen';

const partyId = '01990000-0000-7000-8000-0000000000c1';
const waiting = settlement();
const posted = settlement({
  id: '01990000-0000-7000-8000-0000000000e2',
  kind: 'SET_OFF',
  number: 'SO/26-27/000001',
  status: 'POSTED',
  document: null,
});
const sale = outstandingInvoice({ outstandingMinor: 1_00_000_00 });
const bill = outstandingInvoice({
  id: '01990000-0000-7000-8000-0000000000d2',
  number: 'PI/26-27/000001',
  supplierNumber: 'KR/77',
  outstandingMinor: 60_000_00,
});
const party: Party = {
  ...{ id: partyId, name: 'Konkan Roadways', roles: ['CUSTOMER', 'VENDOR'], country: 'IN', gstin: null },
  ...{ stateCode: '27', email: null, phone: null, podRequiredForBilling: false, podMustBeVerified: false },
  ...{ volumetricDivisor: null, version: 1, address: null, contacts: [], registrations: [] },
};

beforeEach(() => {
  mock(listSettlements, pageOf([waiting, posted]));
  mock(getSettlement, waiting);
  mock(getParty, party);
  mock(outstandingInvoices, ({ direction }) => (direction === 'PAYMENT' ? [bill] : [sale]));
});

it('the list tells what waits for approval and what was set off', async () => {
  renderScreen(<ListScreen />, { role: 'ACCOUNT', path: '/dashboard/settlements' });

  expect(
    within(await screen.findByRole('row', { name: /WO\/26-27\/000001/ })).getByText('Pending approval'),
  ).toBeVisible();
  expect(within(screen.getByRole('row', { name: /SO\/26-27\/000001/ })).getByText('Posted')).toBeVisible();
});

describe('a new set-off', () => {
  const open = async () => {
    const rendered = renderScreen(<SetOffScreen />, { role: 'ACCOUNT', path: settlementPaths.setOff.href(partyId) });
    await screen.findByRole('textbox', { name: 'Of SI/26-27/000001' });
    return rendered;
  };
  const amount = (number: string) => screen.getByRole('textbox', { name: `Of ${number}` });

  it('proposes as much as stands on both sides, and posts it', async () => {
    const post = mock(setOff, posted);
    const { user } = await open();
    expect(amount('SI/26-27/000001')).toHaveValue('60,000.00');
    expect(amount('PI/26-27/000001')).toHaveValue('60,000.00');

    await user.click(screen.getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('SO/26-27/000001 is posted')).toBeVisible();
    expect(post.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({
        ...{ partyId, currency: 'INR' },
        sales: [{ invoiceId: sale.id, amountMinor: 60_000_00 }],
        bills: [{ invoiceId: bill.id, amountMinor: 60_000_00 }],
      }),
    ]);
  });

  it('tells while it is typed by how much the sides differ, and is not sent so', async () => {
    const post = mock(setOff, posted);
    const { user } = await open();

    await user.clear(amount('SI/26-27/000001'));
    await user.type(amount('SI/26-27/000001'), '50,000');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(/Difference\s*10,000\.00/);
    await user.click(screen.getByRole('button', { name: 'Post' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The invoices come to 50,000.00, the bills to 60,000.00: make both the same.',
    );
    expect(post.calls).toEqual([]);
  });

  it('that takes more than somebody else left is told at the document', async () => {
    mockProblem(setOff, 422, {
      code: 'over_allocated',
      message: 'More is allocated than there is.',
      errors: [{ field: 'bills.0.amountMinor', code: 'over_allocated', message: 'On it less is outstanding.' }],
    });
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('On it less is outstanding.')).toBeVisible();
    expect(amount('PI/26-27/000001')).toBeInvalid();
  });
});

describe('writing off what is left', () => {
  const path = settlementPaths.writeOff.href(sale.id, { direction: 'RECEIPT', partyId });

  it('is asked for with the rest filled in, and says what becomes of the GST', async () => {
    const ask = mock(askWriteOff, waiting);
    const { user } = renderScreen(<ListScreen />, { role: 'ACCOUNT', path });
    const dialog = within(await screen.findByRole('dialog', { name: 'Write off what is left of SI/26-27/000001' }));
    expect(dialog.getByText(/The GST of the invoice stays as it was reported/)).toBeVisible();

    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too small to chase');
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }));

    expect(await screen.findByText('WO/26-27/000001 waits for approval')).toBeVisible();
    expect(ask.calls.map(({ input }) => input)).toEqual([
      { direction: 'RECEIPT', invoiceId: sale.id, amountMinor: 1_00_000_00, reason: 'Too small to chase' },
    ]);
  });

  it('is approved by an administrator, who is asked first', async () => {
    const approve = mock(approveWriteOff, settlement({ status: 'POSTED', version: 2 }));
    const { user } = renderScreen(<SettlementScreen />, {
      role: 'ADMIN',
      path: settlementPaths.view.href(waiting.id),
    });

    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve WO/26-27/000001' }));
    await user.click(question.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('WO/26-27/000001 is posted')).toBeVisible();
    expect(approve.calls.map(({ input }) => input)).toEqual([{ id: waiting.id, version: 1 }]);
  });

  it('is refused with a reason', async () => {
    const refuse = mock(refuseWriteOff, settlement({ status: 'REFUSED', version: 2 }));
    const { user } = renderScreen(<SettlementScreen />, {
      role: 'ADMIN',
      path: settlementPaths.view.href(waiting.id),
    });

    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse WO/26-27/000001' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Ring him first');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));

    expect(await screen.findByText('WO/26-27/000001 is refused')).toBeVisible();
    expect(refuse.calls.map(({ input }) => input)).toEqual([{ id: waiting.id, version: 1, reason: 'Ring him first' }]);
  });

  it('is not decided by who may only ask', async () => {
    renderScreen(<SettlementScreen />, { role: 'ACCOUNT', path: settlementPaths.view.href(waiting.id) });

    expect(await screen.findByText('Pending approval')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});
