import {
  addLead,
  convertLead,
  deleteLead,
  getLead,
  listLeads,
  listQuotations,
  moveLead,
  updateLead,
} from '@freightdesk/intl-shipment-contract';
import { listParties } from '@freightdesk/parties-contract';
import { party as partyRecord } from '@freightdesk/parties-contract/testing';
import { leadRecord } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { mock, mockProblem, pageOf, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from './lead-list-screen';

const lead = leadRecord();
const show = (role: Role = 'MARKETING', path = '/') => renderScreen(<LeadListScreen />, { role, path });
const showPanel = (record = lead, role: Role = 'MARKETING') => {
  mock(listLeads, pageOf([record]));
  mock(getLead, record);
  return show(role, `/?lead=${record.id}`);
};

beforeEach(() => {
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
});

describe('the list of leads', () => {
  it('shows who asks, for what, and a follow-up that is overdue', async () => {
    mock(listLeads, pageOf([leadRecord({ nextFollowUpAt: '2020-01-01T05:30:00.000Z' })]));

    show();

    const row = await screen.findByRole('row', { name: /Coastal Spices Exports/ });
    expect(within(row).getByText('New')).toBeVisible();
    expect(within(row).getByText('Overdue')).toBeVisible();
    expect(within(row).getByText('INNSA → AEJEA')).toHaveAttribute(
      'data-whole',
      'Jawaharlal Nehru (Nhava Sheva) → Jebel Ali',
    );
    expect(within(row).getByText('1,20,000.00')).toBeVisible();
  });

  it('begins for marketing with their own leads, and shows all at a press', async () => {
    const { calls } = mock(listLeads, pageOf([lead]));
    const { user } = show('MARKETING');
    await screen.findByText(lead.companyName);
    expect(calls[0]?.input).toMatchObject({ ownerId: testUser().id });

    await user.click(screen.getByRole('button', { name: 'Mine', pressed: true }));

    await waitFor(() => expect(calls.at(-1)?.input).not.toHaveProperty('ownerId'));
  });

  it('begins for others with all leads', async () => {
    const { calls } = mock(listLeads, pageOf([lead]));

    show('INTERNATIONAL');

    await screen.findByText(lead.companyName);
    expect(calls[0]?.input).not.toHaveProperty('ownerId');
  });

  it('is narrowed to stages by their chips', async () => {
    const { calls } = mock(listLeads, pageOf([lead]));
    const { user, router } = show('ADMIN');
    await screen.findByText(lead.companyName);

    await user.click(screen.getByRole('button', { name: 'Contacted' }));

    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ stage: ['CONTACTED'] }));
    expect(router.state.location.search).toContain('stage=CONTACTED');
  });

  it('without a lead offers the first one', async () => {
    mock(listLeads, pageOf([]));

    show('ADMIN');

    expect(await screen.findByText('No leads yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add lead' })).toHaveLength(2);
  });

  it('that failed says so and names the request', async () => {
    mockProblem(listLeads, 503, { message: 'The database is away for a moment.', requestId: 'req-7' });

    show();

    expect(await screen.findByText(/The database is away/)).toBeVisible();
    expect(screen.getByText(/req-7/)).toBeVisible();
  });
});

describe('adding a lead', () => {
  it('sends what was typed, the follow-up as a moment', async () => {
    mock(listLeads, pageOf([lead]));
    const add = mock(addLead, lead);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add lead' }));

    await user.type(await screen.findByRole('textbox', { name: /Company/ }), 'Asha Exports');
    await user.type(screen.getByRole('textbox', { name: /Contact/ }), 'Asha');
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeRequired();
    await user.type(screen.getByRole('textbox', { name: /Mobile/ }), '98200 12345');
    expect(screen.getByRole('textbox', { name: /E-mail/ })).not.toBeRequired();
    fireEvent.change(screen.getByLabelText(/^Next follow-up/), { target: { value: '2026-11-24T11:00' } });
    await user.click(screen.getByRole('combobox', { name: /Source/ }));
    await user.click(await screen.findByRole('option', { name: 'Referral' }));
    await user.type(screen.getByRole('combobox', { name: 'Origin' }), 'mund');
    await user.click(await screen.findByRole('option', { name: 'Mundra (INMUN)' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add lead' }));

    expect(await screen.findByText('LD/26-27/00001 is added')).toBeVisible();
    expect(add.calls[0]?.input).toMatchObject({
      companyName: 'Asha Exports',
      source: 'REFERRAL',
      originLocode: 'INMUN',
      nextFollowUpAt: '2026-11-24T05:30:00.000Z',
    });
  });

  it('looks for a long name by its beginning, for no longer search is taken', async () => {
    mock(listLeads, pageOf([lead]));
    const { calls } = mock(listParties, pageOf([]));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add lead' }));

    await user.click(screen.getByRole('textbox', { name: /Company/ }));
    await user.paste('Coastal Spices '.repeat(30));

    const searches = () => calls.flatMap(({ input: { q } }) => q ?? []);
    await waitFor(() => expect(searches()).not.toEqual([]));
    expect(Math.max(...searches().map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('takes a place on no list as it is written once its field is left, and writes over no other words', async () => {
    mock(listLeads, pageOf([lead]));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add lead' }));
    const origin = await screen.findByRole('combobox', { name: 'Origin' });
    const written = screen.getByRole('textbox', { name: /^Origin, as written/ });

    await user.type(origin, 'Xylo dry port');
    await user.tab();
    await waitFor(() => expect(written).toHaveValue('Xylo dry port'));
    expect(origin).toHaveValue('');

    await user.type(origin, 'Zzyx quarry');
    await user.tab();
    await waitFor(() => expect(origin).toHaveAccessibleDescription('Choose one of the list, or use it as written.'));
    expect([origin, written].map((field) => field.getAttribute('value'))).toEqual(['Zzyx quarry', 'Xylo dry port']);
  });

  it('that nobody could reach is told at the field, and nothing is sent', async () => {
    mock(listLeads, pageOf([lead]));
    const add = mock(addLead, lead);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add lead' }));

    await user.type(await screen.findByRole('textbox', { name: /Company/ }), 'Asha Exports');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add lead' }));

    expect(await screen.findByText('Enter a mobile number or an e-mail address.')).toBeVisible();
    expect(add.calls).toEqual([]);
  });
});

describe('the panel of a lead', () => {
  it('offers the moves that its stage has, and no other', async () => {
    const { user } = showPanel(leadRecord({ stage: 'CONTACTED' }));

    const panel = await screen.findByRole('dialog', { name: /LD\/26-27\/00001/ });
    expect(await within(panel).findByRole('button', { name: 'Mark as qualified' })).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Mark as lost' })).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Mark as quoted' })).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Mark as in negotiation' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Duplicate']);
  });

  it('asks why a lead is lost', async () => {
    const move = mock(moveLead, leadRecord({ stage: 'LOST' }));
    const { user } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    await user.click(await screen.findByRole('combobox', { name: /Why it was lost/ }));
    await user.click(await screen.findByRole('option', { name: 'Price' }));
    await user.click(screen.getByRole('button', { name: 'Mark as lost' }));

    expect(await screen.findByText('LD/26-27/00001 is in Lost')).toBeVisible();
    expect(move.calls[0]?.input).toMatchObject({ id: lead.id, version: 1, to: 'LOST', lostReason: 'PRICE' });
  });

  it('puts what a move still needs at its field', async () => {
    const message = 'Say why the lead was lost.';
    mockProblem(moveLead, 422, { code: 'invalid', errors: [{ field: 'lostReason', code: 'required', message }] });
    const { user } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('converts: says what is made, and asks why without a quotation', async () => {
    mock(listParties, pageOf([]));
    const convert = mock(convertLead, { jobcardId: '01990000-0000-7000-8000-00000000000b' });
    const { user } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'Convert to jobcard' }));
    expect(await screen.findByText(/Coastal Spices Exports is added as a customer/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Reason for no quotation/ }), 'Agreed by telephone');
    await user.click(screen.getByRole('button', { name: 'Convert' }));

    expect(await screen.findByText('LD/26-27/00001 is won, and its jobcard is made')).toBeVisible();
    expect(convert.calls[0]?.input).toMatchObject({
      id: lead.id,
      version: 1,
      withoutQuotationReason: 'Agreed by telephone',
    });
  });

  it('offers a customer of a near name before it is converted, so that no second one is made', async () => {
    const {
      address: _address,
      registrations: _registrations,
      ...kept
    } = partyRecord({ name: 'Coastal Spices Exports Ltd.' });
    mock(listParties, pageOf([kept]));
    const taken = leadRecord({ version: 2, partyId: kept.id, party: { id: kept.id, name: kept.name } });
    const update = mock(updateLead, taken);
    const { user } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'Convert to jobcard' }));
    const use = await screen.findByRole('button', { name: 'Use it: Coastal Spices Exports Ltd.' });
    mock(getLead, taken);
    await user.click(use);

    expect(await screen.findByText('A draft jobcard is made for Coastal Spices Exports Ltd..')).toBeVisible();
    expect(update.calls[0]?.input).toEqual({ id: lead.id, version: 1, partyId: kept.id });
  });

  it.each([
    ['INTERNATIONAL', true],
    ['MARKETING', false],
  ] as const)('of a won lead leads %s to the jobcard: %p', async (role, mayOpen) => {
    showPanel(leadRecord({ stage: 'WON', jobcardId: '01990000-0000-7000-8000-00000000000b' }), role);

    expect(await screen.findByText(/its jobcard is made/)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Open jobcard' })).toHaveLength(mayOpen ? 1 : 0);
  });

  it('edits: the version that was seen goes with the change', async () => {
    const update = mock(updateLead, lead);
    const { user } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await screen.findByRole('textbox', { name: /Commodity/ }));
    await user.type(screen.getByRole('textbox', { name: /Commodity/ }), 'Pepper');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('LD/26-27/00001 is saved')).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ id: lead.id, version: 1, commodity: 'Pepper', incoterm: 'FOB' });
  });

  it('deletes a new lead by a confirmation that names it, and closes', async () => {
    const remove = mock(deleteLead, { id: lead.id });
    const { user, router } = showPanel();

    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete LD/26-27/00001' })).getByRole('button', {
        name: 'Delete',
      }),
    );

    expect(await screen.findByText('LD/26-27/00001 is deleted')).toBeVisible();
    expect(remove.calls[0]?.input).toEqual({ id: lead.id, version: 1 });
    expect(router.state.location.search).toBe('');
  });
});
