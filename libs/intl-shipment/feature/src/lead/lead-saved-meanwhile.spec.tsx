import { getLead, listLeads, listQuotations, moveLead, updateLead } from '@freightdesk/intl-shipment-contract';
import { listParties } from '@freightdesk/parties-contract';
import { leadRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as LeadListScreen } from './lead-list-screen';

const lead = leadRecord();
const party = { id: '01990000-0000-7000-8000-0000000000c1', name: 'Coastal Spices Exports' };

async function open(action: string, dialog: string) {
  mock(listLeads, pageOf([lead]));
  mock(getLead, lead);
  const { user } = renderScreen(<LeadListScreen />, { role: 'MARKETING', path: `/?lead=${lead.id}` });
  await user.click(await screen.findByRole('button', { name: action }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: dialog })) };
}

const theirs = (changes: Parameters<typeof leadRecord>[0]) => ({
  code: 'stale_version',
  current: leadRecord({ version: 5, ...changes }),
});

beforeEach(() => {
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
});

describe('a lead that somebody else saved meanwhile', () => {
  it('offers what both changed, in words, and is saved over theirs', async () => {
    mockProblem(
      updateLead,
      409,
      theirs({ destinationLocode: 'SGSIN', partyId: party.id, party, commodity: 'Chillies' }),
    );
    const { user, dialog } = await open('Edit', 'Edit LD/26-27/00001');
    const commodity = dialog.getByRole('textbox', { name: /Commodity/ });
    await user.clear(commodity);
    await user.type(commodity, 'Pepper');
    await user.type(dialog.getByRole('combobox', { name: 'Destination' }), 'mund');
    await user.click(await screen.findByRole('option', { name: 'Mundra (INMUN)' }));

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('Commodity: now Chillies')).toBeVisible();
    expect(dialog.getByText('Destination: now Singapore')).toBeVisible();
    expect(commodity).toHaveValue('Pepper');
    expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue('Coastal Spices Exports');

    const { calls } = mock(updateLead, lead);
    await user.click(dialog.getByRole('button', { name: 'Use it: Destination' }));
    expect(dialog.getByRole('combobox', { name: 'Destination' })).toHaveValue('Singapore');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('LD/26-27/00001 is saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({
      version: 5,
      commodity: 'Pepper',
      destinationLocode: 'SGSIN',
      partyId: party.id,
    });
  });

  it('is moved nevertheless, with what was typed', async () => {
    mockProblem(moveLead, 409, theirs({ commodity: 'Chillies' }));
    const { user, dialog } = await open('Mark as lost', 'LD/26-27/00001 to Lost');
    await user.click(dialog.getByRole('combobox', { name: /Why it was lost/ }));
    await user.click(await screen.findByRole('option', { name: 'Price' }));
    await user.type(dialog.getByRole('textbox', { name: /Lost to/ }), 'Blue Line');

    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(await dialog.findByText(/save again/)).toBeVisible();

    const { calls } = mock(moveLead, lead);
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(await screen.findByText('LD/26-27/00001 is in Lost')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ version: 5, lostReason: 'PRICE', lostTo: 'Blue Line' });
  });
});
