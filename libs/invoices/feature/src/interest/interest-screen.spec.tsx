import { getInterest, makeInterestNotes } from '@freightdesk/invoices-contract';
import type { InterestItem } from '@freightdesk/invoices-contract/schema';
import { getParty, listParties } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as InterestScreen } from './interest-screen';

const idOf = (last: number) => `01990000-0000-7000-8000-0000000000${String(last)}`;
const customer = party({ id: idOf(10), name: 'Coastal Spices' });

const item = (last: number, changes: Partial<InterestItem> = {}): InterestItem => ({
  ...{ id: idOf(last), number: `SI/26-27/0000${String(last)}`, date: '2026-04-10', dueDate: '2026-04-20' },
  ...{ currency: 'INR', outstandingMinor: 1_10_200_00, from: '2026-04-20', days: 30, interestMinor: 1_630_35 },
  ...{ leftOut: null, draftId: null },
  ...changes,
});

function show(items: InterestItem[]) {
  mock(getParty, customer);
  mock(listParties, pageOf([customer]));
  mock(getInterest, { percent: '18', asOf: '2026-05-20', items });
  return renderScreen(<InterestScreen />, { role: 'ACCOUNT', path: `/?partyId=${customer.id}` });
}

it('charges all that can be charged unless it is left out, and says why an invoice is left alone', async () => {
  const make = mock(makeInterestNotes, { notes: [{ id: idOf(50), invoiceId: idOf(31), totalPaise: 1_800_00 }] });
  const { user } = show([item(31), item(32), item(33, { leftOut: 'IN_DRAFT', draftId: idOf(40) })]);

  const rows = within(await screen.findByRole('table', { name: 'Overdue invoices' }));
  expect(rows.getByRole('link', { name: 'A draft note charges it' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(40)),
  );
  expect(rows.getByRole('checkbox', { name: 'Charge interest on SI/26-27/000033' })).toBeDisabled();
  expect(await screen.findByText('INR 3,260.70')).toBeVisible();
  await user.click(rows.getByRole('checkbox', { name: 'Charge interest on SI/26-27/000032' }));
  await user.click(screen.getByRole('button', { name: 'Make draft debit notes' }));

  expect(await screen.findByText('1 draft debit notes are made')).toBeVisible();
  expect(make.calls[0]?.input).toMatchObject({ partyId: customer.id, percent: '18', invoiceIds: [idOf(31)] });
});

it('says so where nothing is overdue', async () => {
  show([]);

  expect(await screen.findByText('This customer owes nothing past its day.')).toBeVisible();
});

it('proposes the rate of each customer that is chosen, till one is typed', async () => {
  const other = party({ id: idOf(11), name: 'Malabar Exports' });
  mock(getParty, customer);
  mock(listParties, pageOf([other]));
  const asked = mock(getInterest, ({ partyId, percent }) => ({
    ...{ asOf: '2026-05-20', items: [item(31)] },
    percent: percent ?? (partyId === other.id ? '24' : '15'),
  }));
  const { user } = renderScreen(<InterestScreen />, { role: 'ACCOUNT', path: `/?partyId=${customer.id}` });

  const rate = await screen.findByRole('textbox', { name: /% a year/ });
  await waitFor(() => expect(rate).toHaveValue('15'));
  await user.clear(screen.getByRole('combobox', { name: /Customer/ }));
  await user.type(screen.getByRole('combobox', { name: /Customer/ }), 'Malabar');
  await user.click(await screen.findByRole('option', { name: /Malabar Exports/ }));
  await waitFor(() => expect(rate).toHaveValue('24'));
  await user.clear(rate);
  await user.type(rate, '12');

  await waitFor(() => expect(asked.calls.at(-1)?.input).toMatchObject({ partyId: other.id, percent: '12' }));
});
