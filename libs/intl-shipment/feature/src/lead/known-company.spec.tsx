import { addLead, listLeads, listQuotations } from '@freightdesk/intl-shipment-contract';
import { leadRecord } from '@freightdesk/intl-shipment-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { party as partyRecord } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from './lead-list-screen';

const open = leadRecord({ stage: 'CONTACTED', companyName: 'Coastal Spices Exports Pvt. Ltd.' });
const others = leadRecord({ id: '01990000-0000-7000-8000-00000000001a', companyName: 'Inland Coastal Trading' });

const show = () => {
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
  const leads = mock(listLeads, pageOf([open, others]));
  return { ...renderScreen(<LeadListScreen />, { role: 'ADMIN' }), leads };
};

/** What is told of the company's open leads. */
const told = async () => {
  const note = await screen.findByText('Coastal Spices Exports Pvt. Ltd. has open leads already:');
  return within(note)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};

it.each([
  ['the form', 'Add lead', /Company/],
  ['the quick line', 'Quick lead', /Company, person/],
])('%s tells the open leads of a company that asks again', async (_way, button, field) => {
  const { user, leads } = show();
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(await screen.findByRole('textbox', { name: field }), 'coastal spices exports');

  expect(await told()).toEqual(['LD/26-27/00001 Sea FCL · INNSA → AEJEA · Contacted · Asha Rao']);
  expect(screen.getByRole('link', { name: 'LD/26-27/00001' })).toHaveAttribute(
    'href',
    expect.stringContaining(open.id),
  );
  expect(leads.calls.at(-1)?.input).toMatchObject({ stage: expect.arrayContaining(['NEW', 'ON_HOLD']) });
});

it('the quick line takes the customer that is kept already, until another company stands in it', async () => {
  const { address: _address, registrations: _registrations, ...kept } = partyRecord({ name: 'Coastal Spices Exports' });
  const { user } = show();
  mock(listParties, pageOf([kept]));
  const add = mock(addLead, open);
  await user.click(await screen.findByRole('button', { name: 'Quick lead' }));
  const line = await screen.findByRole('textbox', { name: /Company, person/ });

  await user.type(line, 'Coastal Spices Exports, Meera, 98200 12345');
  await user.click(await screen.findByRole('button', { name: 'Use it: Coastal Spices Exports' }));
  await user.type(line, '{Enter}');
  await waitFor(() => expect(add.calls[0]?.input).toMatchObject({ partyId: kept.id }));
  await user.type(line, 'Kaveri Timber, Ravi, 98200 54321{Enter}');
  await waitFor(() => expect(add.calls).toHaveLength(2));
  expect(add.calls[1]?.input).not.toHaveProperty('partyId');
});
