import { listMails } from '@freightdesk/activity-contract';
import { getCompany, listTerms } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import {
  acceptQuotation,
  addQuotation,
  convertLead,
  getLead,
  getQuotation,
  listLeads,
  listQuotations,
  type Quotation,
  sendQuotation,
  updateQuotation,
} from '@freightdesk/intl-shipment-contract';
import { leadRecord, quotationRecord } from '@freightdesk/intl-shipment-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import type { Role } from '@freightdesk/shared-access';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, ratesOnDay } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from '../lead/lead-list-screen';
import { AddQuotationDialog, EditQuotationDialog } from './form/quotation-form-dialog';

const draft = quotationRecord();
const show = (path: string, role: Role = 'MARKETING') => renderScreen(<LeadListScreen />, { role, path });
const showPanel = (quotation: Quotation, role: Role = 'MARKETING') => {
  mock(getQuotation, quotation);
  return show(`/?quotation=${quotation.id}`, role);
};

beforeEach(() => {
  mock(listParties, pageOf([]));
  mock(listLeads, pageOf([leadRecord()]));
  mock(getLead, leadRecord({ email: 'meera@example.in' }));
  mock(listQuotations, pageOf([draft]));
  mock(getCompany, company({ marginFloorPercent: '25' }));
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([chargeHeadRow()]));
  mock(ratesOnDay, { rates: [] });
});

describe('quotations beside the leads', () => {
  it('are a list of the same page, and open at its side', async () => {
    mock(getQuotation, draft);
    const { user, router } = show('/?show=quotations');

    const row = await screen.findByRole('row', { name: /QT\/26-27\/00001/ });
    expect(within(row).getByText('2,000.00')).toBeVisible();
    await user.click(row);

    expect(await screen.findByRole('dialog', { name: 'QT/26-27/00001 · Coastal Spices Exports' })).toBeVisible();
    expect(router.state.location.search).toContain(`quotation=${draft.id}`);
  });

  it('stand on their lead too', async () => {
    show('/?lead=01990000-0000-7000-8000-00000000000a');

    const panel = within(await screen.findByRole('dialog', { name: /LD\/26-27\/00001/ }));
    expect(await panel.findByRole('button', { name: 'QT/26-27/00001' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Quote' })).toBeVisible();
  });
});

describe('the panel of a quotation', () => {
  it('says by what a line is counted, and the least that it comes to', async () => {
    const [way] = draft.alternatives;
    const charges = way?.charges.map((charge) => ({
      ...charge,
      ...{ basis: 'PERCENT' as const, quantity: '80000', minimum: '2500' },
    }));
    showPanel({ ...draft, alternatives: way && charges ? [{ ...way, charges }] : [] });

    expect((await screen.findAllByText('Per cent × 80,000 · Minimum 2,500'))[0]).toBeVisible();
  });

  it('says why it needs approval before it goes out', async () => {
    const send = mock(sendQuotation, { ...draft, status: 'PENDING_APPROVAL' });
    const { user } = showPanel(draft);

    expect(await screen.findByText(/The margin of 20% is below the floor of 25%/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send QT/26-27/00001' }));
    await user.click(question.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('QT/26-27/00001: Pending approval')).toBeVisible();
    expect(send.calls[0]?.input).toEqual({ id: draft.id, version: 1 });
  });

  it.each([
    ['ADMIN', ['Approve', 'Return']],
    ['MARKETING', []],
  ] as const)('that waits is approved by administrators alone: %s', async (role, acts) => {
    showPanel({ ...draft, status: 'PENDING_APPROVAL' }, role);

    await screen.findByText('Pending approval');
    const shown = ['Approve', 'Return', 'Send', 'Accept'].filter((name) => screen.queryByRole('button', { name }));
    expect(shown).toEqual(acts);
  });

  it('has alternatives side by side, and asks which the customer chose', async () => {
    const alternatives = draft.alternatives.flatMap((one) =>
      ['Direct', 'Via Colombo'].map((name) => ({ ...one, name })),
    );
    const offer = quotationRecord({ status: 'SENT', alternatives });
    const accept = mock(acceptQuotation, { ...offer, status: 'ACCEPTED' });
    const { user } = showPanel(offer);

    const table = await screen.findByRole('table', { name: 'Alternatives' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alternative', 'Direct', 'Via Colombo']);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept QT/26-27/00001' }));
    await user.click(dialog.getByRole('radio', { name: /Via Colombo/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Accepted by' }), 'Meera');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));

    await waitFor(() => expect(accept.calls[0]?.input).toMatchObject({ alternative: 2, acceptedBy: 'Meera' }));
  });

  it.each(['DRAFT', 'PENDING_APPROVAL'] as const)('that is %s goes to nobody by e-mail', async (status) => {
    showPanel({ ...draft, status });

    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-mail' })).toBeNull();
  });

  it('has a letter ready for the contact of its lead', async () => {
    mock(listMails, { isOn: false, mails: [] });
    const { user } = showPanel({ ...draft, status: 'SENT' });

    await user.click(await screen.findByRole('button', { name: 'E-mail' }));

    const letter = await screen.findByRole('link', { name: 'Open the letter' });
    await waitFor(() => expect(letter).toHaveAttribute('href', expect.stringMatching(/^mailto:meera%40example.in\?/)));
  });
});

describe('a new quotation', () => {
  it('of a lead starts with what the lead knows, and sends its charges', async () => {
    const add = mock(addQuotation, draft);
    mock(getQuotation, draft);
    const { user } = show('/?lead=01990000-0000-7000-8000-00000000000a');
    await user.click(await screen.findByRole('button', { name: 'Quote' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Quote Coastal Spices Exports' }));
    expect(await dialog.findByRole('combobox', { name: 'Charge' })).toBeRequired();
    await user.type(dialog.getByRole('combobox', { name: 'Charge' }), 'oc');
    await screen.findByRole('option', { name: /Ocean freight/ });
    await user.keyboard('{Enter}');
    await user.type(dialog.getByRole('textbox', { name: /Buy rate/ }), '80k');
    await user.type(dialog.getByRole('textbox', { name: /Sell rate/ }), '1L');
    await user.tab();
    expect(await dialog.findByText(/The margin of 20% is below the floor of 25%/)).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({
      leadId: '01990000-0000-7000-8000-00000000000a',
      ...{ mode: 'SEA_FCL', direction: 'EXPORT', originLocode: 'INNSA', destinationLocode: 'AEJEA' },
      alternatives: [{ charges: [{ chargeHeadId: chargeHeadRow().id, buyRate: '80000', sellRate: '100000' }] }],
    });
  });

  it('doubts a day that is far ahead, and refuses to charge for none at its line', async () => {
    const add = mock(addQuotation, draft);
    const { user } = renderScreen(
      <AddQuotationDialog lead={leadRecord()} onSaved={() => undefined} onClose={() => undefined} />,
      { role: 'MARKETING' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Quote/ }));
    const until = dialog.getByRole('textbox', { name: /Valid until/ });
    await user.clear(until);
    await user.type(until, '31-12-2100');
    await user.tab();
    expect(await dialog.findByText('This is more than a year ahead. Is the year right?')).toBeVisible();
    await user.type(await dialog.findByRole('combobox', { name: 'Charge' }), 'oc');
    await screen.findByRole('option', { name: /Ocean freight/ });
    await user.keyboard('{Enter}');
    const quantity = dialog.getByRole('textbox', { name: /Quantity/ });
    await user.clear(quantity);
    await user.type(quantity, '0');

    await user.keyboard('{Control>}s{/Control}');

    expect(await dialog.findByText('Enter a quantity above zero.')).toBeVisible();
    expect(add.calls).toEqual([]);
  });

  it('prices each type of container apart', async () => {
    const boxes = (quantity: number, sizeType: '22G1' | '45G1') => ({ quantity, sizeType });
    const lead = leadRecord({ service: 'SEA_FCL', containers: [boxes(2, '22G1'), boxes(1, '45G1')] });
    const add = mock(addQuotation, draft);
    const { user } = renderScreen(
      <AddQuotationDialog lead={lead} onSaved={() => undefined} onClose={() => undefined} />,
      {
        role: 'MARKETING',
      },
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Quote/ }));
    await user.type(await dialog.findByRole('combobox', { name: 'Charge' }), 'oc');
    await screen.findByRole('option', { name: /Ocean freight/ });
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('combobox', { name: /Basis/ }));
    await user.click(await screen.findByRole('option', { name: 'Per container' }));
    await user.click(dialog.getByRole('button', { name: 'More of line 1' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Container type' }));
    await user.click(await screen.findByRole('option', { name: /22G1/ }));
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(add.calls).toHaveLength(1));
    const [line] = add.calls[0]?.input.alternatives?.[0]?.charges ?? [];
    expect(line).toMatchObject({ basis: 'PER_CONTAINER', containerType: '22G1', quantity: '2' });
  });
});

describe('a draft that somebody else saved meanwhile', () => {
  it('has their transit days beside the rate that was typed, and tells a rate that both changed', async () => {
    const [way] = draft.alternatives;
    const [charge] = way?.charges ?? [];
    if (!way || !charge) throw new Error('A quotation has a way and a charge.');
    const theirs = { ...way, transitDays: 21, charges: [{ ...charge, sellRate: '1200', minimum: '50' }] };
    mockProblem(updateQuotation, 409, {
      code: 'stale_version',
      current: { ...draft, version: 2, alternatives: [theirs] },
    });
    const { user } = renderScreen(<EditQuotationDialog quotation={draft} onClose={() => undefined} />, {
      role: 'MARKETING',
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit/ }));
    const rate = await dialog.findByRole('textbox', { name: /Sell rate/ });
    await user.clear(rate);
    await user.type(rate, '1300');
    await user.keyboard('{Control>}s{/Control}');

    expect(await dialog.findByText('Sell rate 1: now 1200')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Transit days' })).toHaveValue('21');
    const update = mock(updateQuotation, draft);
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(update.calls).toHaveLength(1));
    expect(update.calls[0]?.input).toMatchObject({
      version: 2,
      alternatives: [{ transitDays: 21, charges: [{ sellRate: '1300', minimum: '50' }] }],
    });
  });
});

describe('the conversion of a quoted lead', () => {
  it('asks which quotation was accepted', async () => {
    const offer = { ...draft, status: 'SENT' as const };
    mock(listQuotations, pageOf([offer]));
    const convert = mock(convertLead, { jobcardId: draft.id });
    const { user } = show('/?lead=01990000-0000-7000-8000-00000000000a');
    await user.click(await screen.findByRole('button', { name: 'Convert to jobcard' }));

    await user.click(await screen.findByRole('combobox', { name: /Quotation accepted/ }));
    await user.click(await screen.findByRole('option', { name: 'QT/26-27/00001 · ₹ 10,000.00' }));
    await user.click(screen.getByRole('button', { name: 'Convert' }));

    await waitFor(() => expect(convert.calls[0]?.input).toMatchObject({ quotationId: offer.id }));
  });
});
