import {
  addLead,
  followUpLead,
  getLead,
  listLeads,
  listQuotations,
  type QuotationRow,
} from '@freightdesk/intl-shipment-contract';
import { leadRecord, quotationRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { getParty, listParties, readPartyFigures } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from './lead-list-screen';
import { Component as LeadScreen } from './lead-screen';
import { Component as OldLeadAddress } from './old-lead-address';

const lead = leadRecord({ stage: 'CONTACTED', containers: [{ quantity: 2, sizeType: '45G1' }], hsCode: '090831' });

const show = (quotations: QuotationRow[] = []) => {
  mock(getLead, lead);
  mock(listQuotations, pageOf(quotations));
  return renderScreen([{ path: '/:leadId', element: <LeadScreen /> }], { role: 'MARKETING', path: `/${lead.id}` });
};

describe('the page of a lead', () => {
  it('shows its stage, what can be done next, and what is known of it', async () => {
    show();

    expect(await screen.findByRole('heading', { level: 1, name: /LD\/26-27\/00001/ })).toBeVisible();
    const moves = screen.getAllByRole('button', { name: /^(Convert|Mark|Put)/ }).map((button) => button.textContent);
    expect(moves).toEqual(['Convert to jobcard', 'Mark as qualified', 'Mark as quoted', 'Mark as lost', 'Put on hold']);
    expect(screen.getByText('Commodity').nextSibling).toHaveTextContent(lead.commodity ?? '');
    expect(screen.getByText('Containers').nextSibling).toHaveTextContent('2 x 40ft HC');
    expect(screen.getByText('HS code').nextSibling).toHaveTextContent('090831');
  });

  const waiting = () =>
    screen
      .getAllByRole('button', { name: /^(Convert|Mark)/ })
      .filter((button) => button.matches(':disabled'))
      .map((button) => button.textContent);
  const why = /is not open to the customer: send it, or its next revision/;

  it.each([
    ['was not sent', { status: 'DRAFT', revision: 1 }, ['Convert to jobcard', 'Mark as quoted']],
    ['has expired', { status: 'EXPIRED', revision: 1 }, ['Convert to jobcard']],
    ['is revised and not sent again', { status: 'DRAFT', revision: 2 }, ['Convert to jobcard']],
  ] as const)('says before it is pressed what waits while its quotation %s', async (_case, changes, waits) => {
    const quotation = quotationRecord(changes);
    show([quotation]);

    const link = await screen.findByRole('link', { name: why });
    expect(link).toHaveAttribute('href', expect.stringContaining(`quotation=${quotation.id}`));
    expect(waiting()).toEqual(waits);
  });

  it('waits for nothing while its quotation is open to the customer', async () => {
    show([quotationRecord({ status: 'SENT' })]);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Convert to jobcard' })).toBeEnabled());
    expect(waiting()).toEqual([]);
    expect(screen.queryByRole('link', { name: why })).toBeNull();
  });

  it('says before it is pressed that nothing was quoted yet, and may be won without', async () => {
    show();

    expect(await screen.findByText('To mark it as quoted, send a quotation first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as quoted' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Convert to jobcard' })).toBeEnabled();
  });

  it('keeps a line of what was said by Enter, with the day to speak next', async () => {
    const kept = mock(followUpLead, lead);
    const { user } = show();

    await user.type(await screen.findByRole('textbox', { name: /What was said/ }), 'Wants 14 free days{Enter}');

    await waitFor(() => expect(kept.calls).toHaveLength(1));
    expect(kept.calls[0]?.input).toMatchObject({
      ...{ id: lead.id, kind: 'CALL', text: 'Wants 14 free days' },
      nextFollowUpAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('begins a further lead like this one, of today and with no date to follow up yet', async () => {
    mock(listParties, pageOf([]));
    mock(listLeads, pageOf([]));
    const add = mock(addLead, leadRecord({ number: 'LD/26-27/00002' }));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('textbox', { name: /Company/ })).toHaveValue(lead.companyName);
    const followUp = screen.getByRole('textbox', { name: /Next follow-up/ });
    expect(followUp).toHaveValue('');
    await user.type(followUp, '+3');
    const boxes = within(screen.getByRole('group', { name: 'Containers' }));
    await user.click(boxes.getByRole('button', { name: 'Add containers' }));
    await user.click(screen.getByRole('button', { name: 'Add lead' }));

    await waitFor(() => expect(add.calls[0]?.input).toMatchObject({ companyName: lead.companyName }));
    expect(add.calls[0]?.input).toMatchObject({
      hsCode: '090831',
      containers: [...lead.containers, { quantity: 1, sizeType: '22G1' }],
    });
    expect(add.calls[0]?.input).not.toHaveProperty('stage');
  });
});

it('a link that was kept from before leads to the page of its lead', async () => {
  const routes = [
    { path: '/old', element: <OldLeadAddress /> },
    { path: '*', element: <p>there</p> },
  ];
  const { router } = renderScreen(routes, { role: 'MARKETING', path: `/old?id=${lead.id}` });

  expect(await screen.findByText('there')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/dashboard/internationalGroup/lead_management/${lead.id}`);
});

it('a party stands beside the leads for those who do not reach its page', async () => {
  mock(listLeads, pageOf([lead]));
  mock(getParty, party({ name: 'Kaveri Spices' }));
  mock(readPartyFigures, []);
  const { user, router } = renderScreen(<LeadListScreen />, { role: 'MARKETING', path: `/?party=${party().id}` });

  const panel = within(await screen.findByRole('dialog', { name: 'Kaveri Spices' }));
  expect(await panel.findByRole('button', { name: 'Edit' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close' }));

  expect(router.state.location.search).toBe('');
});

it('a new lead repeats the last one by one key, until something is typed', async () => {
  mock(listParties, pageOf([]));
  const { calls } = mock(listLeads, pageOf([lead]));
  const { user } = renderScreen(<LeadListScreen />, { role: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Add lead' }));

  await user.click(await screen.findByRole('button', { name: 'Repeat last' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: /Company/ })).toHaveValue(lead.companyName));
  expect(calls.map(({ input }) => input)).toContainEqual({ pageSize: 1, sort: '-number' });
  expect(screen.queryByRole('button', { name: 'Repeat last' })).toBeNull();
});
