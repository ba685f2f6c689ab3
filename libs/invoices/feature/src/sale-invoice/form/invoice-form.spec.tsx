import { getCompany, listBranches, listTerms } from '@freightdesk/company-contract';
import { branch, company, termRow } from '@freightdesk/company-contract/testing';
import {
  addSaleInvoice,
  editSaleInvoice,
  getSaleInvoice,
  issueSaleInvoice,
  listBillableJobs,
  listSaleInvoices,
  previewInvoiceNumber,
} from '@freightdesk/invoices-contract';
import { billableJob, saleInvoice, saleInvoiceRow } from '@freightdesk/invoices-contract/testing';
import { getParty, listParties } from '@freightdesk/parties-contract';
import { party as aParty } from '@freightdesk/parties-contract/testing';
import { addDays, formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import type { Role } from '@freightdesk/shared-access';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as AddInvoiceScreen } from './add-invoice-screen';
import { Component as EditInvoiceScreen } from './edit-invoice-screen';

const party = aParty();
const job = billableJob();
const draft = saleInvoice({ status: 'DRAFT', number: null, version: 4, notes: 'Thank you' });

const routes = [
  { path: '/dashboard/sales/invoice/add', element: <AddInvoiceScreen /> },
  { path: '/dashboard/sales/invoice/edit', element: <EditInvoiceScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];

beforeEach(() => {
  mock(getCompany, company());
  mock(listTerms, pageOf([]));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listBranches, pageOf([branch({ id: draft.branchId ?? '', gstin: '27AAGCB7383J1Z8' })]));
  mock(listParties, pageOf([party]));
  mock(getParty, party);
  mock(listBillableJobs, pageOf([job]));
  mock(previewInvoiceNumber, { number: 'SI/26-27/000007' });
});

const show = (path = '/dashboard/sales/invoice/add', role: Role = 'ACCOUNT') => renderScreen(routes, { role, path });
const field = (name: RegExp, line?: string) =>
  (line ? within(screen.getByRole('group', { name: line })) : screen).getByRole('textbox', { name });

const description = (line?: string) =>
  (line ? within(screen.getByRole('group', { name: line })) : screen).getByRole('combobox', { name: /Description/ });
const sac = () => screen.getByRole('combobox', { name: /SAC/ });

type Shown = ReturnType<typeof show>;

async function choose({ user }: Shown, name: RegExp, option: string | RegExp, line?: string) {
  const place = line ? within(screen.getByRole('group', { name: line })) : screen;
  await user.click(place.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Enters a text at once, as from the clipboard: each key by itself draws the whole form anew. */
async function put({ user }: Shown, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fill(shown: Shown) {
  await choose(shown, /Customer/, /Coastal Spices/);
  await put(shown, description(), 'Ocean freight');
  await put(shown, sac(), '996521');
  await put(shown, field(/^Rate/), '10000.40');
}

describe('a new invoice', () => {
  it('that comes to more than can be kept says so, though no field is marked', async () => {
    const add = mock(addSaleInvoice, { data: draft, warnings: [] });
    const shown = show();
    await fill(shown);
    await shown.user.clear(field(/^Rate/));
    await put(shown, field(/^Rate/), '9999999999');
    await shown.user.clear(field(/Quantity/));
    await put(shown, field(/Quantity/), '99999999');

    expect(await screen.findByText(/Nothing can be reckoned yet/)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('The document comes to more than can be kept exactly.')).toBeVisible();
    expect(field(/Quantity/)).toHaveValue('99999999');
    expect(add.calls).toEqual([]);
  });

  it('shows tax, total, words and the reason while it is typed, and the number it would take', async () => {
    const shown = show();

    await fill(shown);

    const preview = (await screen.findByRole('heading', { name: 'Preview' })).closest('section') ?? document.body;
    expect(await within(preview).findAllByText('900.04')).toHaveLength(2);
    expect(within(preview).getByText('-0.48')).toBeVisible();
    expect(within(preview).getByText('11,800.00')).toBeVisible();
    expect(within(preview).getByText('Rupees Eleven Thousand Eight Hundred Only')).toBeVisible();
    expect(within(preview).getByText(/registered in Maharashtra \(27\)/)).toBeVisible();
    expect(await screen.findByText(/takes the number SI\/26-27\/000007/)).toBeVisible();
  });

  it('starts with the terms that every new one bears, and may bear others', async () => {
    const [usual, other] = [termRow({ isDefault: true }), termRow({ id: party.id, title: 'Jurisdiction' })];
    mock(listTerms, pageOf([usual, other]));
    const add = mock(addSaleInvoice, { data: draft, warnings: [] });
    const shown = show();
    await fill(shown);

    const terms = await screen.findByRole('combobox', { name: /Terms/ });
    expect(terms).toHaveTextContent('Payment');
    await shown.user.click(terms);
    await shown.user.click(await screen.findByRole('option', { name: 'Jurisdiction' }));
    await shown.user.keyboard('{Escape}');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls[0]?.input).toMatchObject({ termIds: [usual.id, other.id] }));
  });

  it('that nobody touched is left without a question, whatever terms it starts with', async () => {
    mock(listTerms, pageOf([termRow({ isDefault: true })]));
    const { user } = show();
    expect(await screen.findByRole('combobox', { name: /Terms/ })).toHaveTextContent('Payment');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('repeats the last one: the same charges of today, for no job and at no rate of another day', async () => {
    const [line] = draft.lines;
    const last = saleInvoice({ date: '2026-05-04', lines: line ? [{ ...line, jobId: job.id, chargeId: job.id }] : [] });
    mock(listSaleInvoices, pageOf([saleInvoiceRow({ id: last.id })]));
    mock(getSaleInvoice, last);
    const add = mock(addSaleInvoice, { data: draft, warnings: [] });
    const { user, router } = show();

    await user.click(screen.getByRole('button', { name: 'Repeat last' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?from=${last.id}`));
    await screen.findByText('Taxable value', { selector: 'dt' });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({ partyId: last.party.id, date: systemClock.today(), issue: false });
    const [sent] = add.calls[0]?.input.lines ?? [];
    expect(sent).toMatchObject({ description: line?.description, rate: line?.rate });
    expect([sent?.jobId, sent?.chargeId].filter(Boolean)).toEqual([]);
  });

  it('turns into a reimbursement, whose lines are outside GST until one is rated', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await fill(shown);
    await choose(shown, /Kind/, 'Reimbursement');
    await shown.user.click(screen.getByRole('button', { name: 'Issue' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice' }));
    expect(question.getByText(/No voucher stands behind: Ocean freight\./)).toBeVisible();
    await shown.user.click(question.getByRole('button', { name: 'Cancel' }));
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input.lines).toEqual([expect.objectContaining({ gstRate: '0', taxability: 'NON_GST' })]);
  });

  it('is saved as a draft: what was typed, none of what was computed', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice({ status: 'DRAFT', number: null }), warnings: [] });
    const shown = show();
    await fill(shown);
    await choose(shown, /Job/, /SE\/26-27\/00042/);

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/dashboard/invoice/view'));
    expect(add.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ kind: 'TAX_INVOICE', partyId: party.id, currency: 'INR', issue: false }),
    ]);
    expect(add.calls[0]?.input.lines).toEqual([
      expect.objectContaining({
        description: 'Ocean freight',
        sac: '996521',
        quantity: '1',
        rate: '10000.40',
        gstRate: '18',
        jobId: job.id,
      }),
    ]);
    expect(add.calls[0]?.input).not.toHaveProperty('totalPaise');
  });

  it('is issued at once after a question', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    const shown = show();
    await fill(shown);

    await shown.user.click(screen.getByRole('button', { name: 'Issue' }));
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));

    expect(await screen.findByText('SI/26-27/000001 is issued')).toBeVisible();
    expect(add.calls.map(({ input }) => input.issue)).toEqual([true]);
  });

  it('that is not complete is not asked about: the first gap has the cursor', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Issue' }));

    await waitFor(() => expect(screen.getByRole('combobox', { name: /Customer/ })).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(add.calls).toEqual([]);
  });

  it('puts refusals of the server at their fields and keeps what was typed', async () => {
    const message = 'SI/26-27/000009 of 30-Apr-2027 is issued already: a later number cannot bear an earlier date.';
    mockProblem(addSaleInvoice, 422, {
      message,
      errors: [
        { field: 'date', code: 'date_before_series', message },
        { field: 'lines.0.sac', code: 'sac', message: 'This is another service.' },
      ],
    });
    const shown = show();
    await fill(shown);

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(field(/Date/)).toHaveAccessibleDescription(message));
    expect(sac()).toHaveAccessibleDescription('This is another service.');
    expect(description()).toHaveValue('Ocean freight');
  });

  it('that the series holds to be too early is issued for an administrator who says why', async () => {
    const message = 'A later number cannot bear an earlier date.';
    const errors = [{ field: 'date', code: 'date_before_series', message }];
    mockProblem(addSaleInvoice, 422, { code: 'date_before_series', message, errors });
    const shown = show(undefined, 'ADMIN');
    const issue = async () => {
      await shown.user.click(screen.getByRole('button', { name: 'Issue' }));
      await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));
    };
    await fill(shown);
    expect(screen.queryByRole('textbox', { name: /earlier date/ })).not.toBeInTheDocument();
    await issue();

    await shown.user.type(await screen.findByRole('textbox', { name: /earlier date/ }), 'The portal was down');
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    await issue();

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({ issue: true, dateOverrideReason: 'The portal was down' });
  });

  it('that the series holds to be too early is refused to everybody else', async () => {
    const message = 'A later number cannot bear an earlier date.';
    const errors = [{ field: 'date', code: 'date_before_series', message }];
    mockProblem(addSaleInvoice, 422, { code: 'date_before_series', message, errors });
    const shown = show();
    await fill(shown);

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(field(/Date/)).toHaveAccessibleDescription(message));
    expect(screen.queryByRole('textbox', { name: /earlier date/ })).not.toBeInTheDocument();
  });

  it('before the last one of the series is told while it is typed, and an administrator says why at once', async () => {
    mock(previewInvoiceNumber, {
      number: 'SI/26-27/000008',
      later: { number: 'SI/26-27/000007', date: '2026-11-20' },
    });
    const shown = show(undefined, 'ADMIN');
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    await fill(shown);

    const told = /^A later number cannot bear an earlier date: SI\/26-27\/000007 of 20-Nov-2026 is issued already\./;
    await waitFor(() => expect(field(/^Date/)).toHaveAccessibleDescription(told));
    await shown.user.type(await screen.findByRole('textbox', { name: /earlier date/ }), 'The portal was down');
    await shown.user.click(screen.getByRole('button', { name: 'Issue' }));
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));

    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({ issue: true, dateOverrideReason: 'The portal was down' });
  });

  it('asks once more about a date of long ago', async () => {
    const longAgo = addDays(systemClock.today(), -31);
    const shown = show();
    await fill(shown);
    await shown.user.clear(field(/Date/));
    await shown.user.type(field(/Date/), longAgo);

    await shown.user.click(screen.getByRole('button', { name: 'Issue' }));

    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      new RegExp(`^Its date, ${formatBusinessDate(longAgo)}, is more than 30 days back\\. It takes its number`),
    );
  });

  it('goes on with a new line by Enter, which keeps service, rate and job', async () => {
    const shown = show();
    await fill(shown);
    await choose(shown, /Job/, /SE\/26-27\/00042/);

    await shown.user.type(field(/^Rate/), '{Enter}');

    const second = within(await screen.findByRole('group', { name: 'Line 2' }));
    expect(second.getByRole('combobox', { name: /SAC/ })).toHaveValue('996521');
    expect(second.getByRole('combobox', { name: /Job/ })).toHaveValue('SE/26-27/00042');
    expect(second.getByRole('combobox', { name: /Description/ })).toHaveFocus();
  });

  it('spreads one job over all lines', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    const shown = show();
    await fill(shown);
    await shown.user.type(field(/^Rate/), '{Enter}');
    await screen.findByRole('group', { name: 'Line 2' });
    await choose(shown, /Job/, /SE\/26-27\/00042/, 'Line 1');

    await shown.user.click(screen.getByRole('button', { name: /job on every line/ }));

    const second = within(screen.getByRole('group', { name: 'Line 2' }));
    expect(second.getByRole('combobox', { name: /Job/ })).toHaveValue('SE/26-27/00042');
    await shown.user.type(description('Line 2'), 'Documentation');
    await shown.user.type(field(/^Rate/, 'Line 2'), '500');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input.lines.map(({ jobId }) => jobId)).toEqual([job.id, job.id]);
  });

  it('is lowered as a whole while it is typed, and says how', async () => {
    const add = mock(addSaleInvoice, { data: saleInvoice(), warnings: [] });
    const shown = show();
    await fill(shown);
    const total = await screen.findByText('Taxable value', { selector: 'dt' });
    const before = total.nextElementSibling?.textContent;

    await shown.user.type(field(/Discount on the document \(percent\)/), '10');

    const discount = await screen.findByText('Discount on the document', { selector: 'dt' });
    expect(discount.nextElementSibling?.textContent).toMatch(/^[-−]/);
    expect(screen.getByText('Taxable value', { selector: 'dt' }).nextElementSibling?.textContent).not.toBe(before);
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.input).toMatchObject({ discountPercent: '10' });
  });

  it('of an export asks why it goes without a letter of undertaking unless the tax is paid', async () => {
    const shown = show();
    await choose(shown, /Kind/, 'Export invoice');

    expect(await screen.findByText(/^No letter of undertaking is in force on this date/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /without a letter of undertaking/ })).toBeVisible();
    await shown.user.click(screen.getByRole('switch', { name: /Export with payment of IGST/ }));
    await waitFor(() => expect(screen.queryByText(/^No letter of undertaking/)).not.toBeInTheDocument());
  });

  it('in dollars asks for the rate', async () => {
    const shown = show();
    await choose(shown, /Currency/, /USD/);

    expect(screen.getByRole('textbox', { name: /Exchange rate/ })).toBeVisible();
  });
});

describe('a kept draft', () => {
  const edit = '/dashboard/sales/invoice/edit';

  it('starts with what was typed and is written anew with the version that was seen', async () => {
    mock(getSaleInvoice, draft);
    const write = mock(editSaleInvoice, { data: draft, warnings: [] });
    const { user } = show(`${edit}?id=${draft.id}`);
    expect(await screen.findByRole('combobox', { name: /Description/ })).toHaveValue('Ocean freight');
    expect(screen.getByRole('combobox', { name: /Customer/ })).toHaveValue('Coastal Spices Exports');

    await user.clear(field(/Notes/));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(write.calls[0]?.input).toMatchObject({ id: draft.id, version: 4, partyId: draft.party.id, notes: null });
    expect(write.calls[0]?.input).not.toHaveProperty('issue');
  });

  it('is written first and issued then', async () => {
    mock(getSaleInvoice, draft);
    mock(editSaleInvoice, { data: { ...draft, version: 5 }, warnings: [] });
    const issue = mock(issueSaleInvoice, saleInvoice());
    const { user } = show(`${edit}?id=${draft.id}`);

    await user.click(await screen.findByRole('button', { name: 'Issue' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));

    expect(await screen.findByText('SI/26-27/000001 is issued')).toBeVisible();
    expect(issue.calls.map(({ input }) => input)).toEqual([{ id: draft.id, version: 5 }]);
  });

  it('that is issued meanwhile is shown instead', async () => {
    mock(getSaleInvoice, saleInvoice());
    const { router } = show(`${edit}?id=${draft.id}`);

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/invoice/view'));
  });

  it('without an id leads to the list', async () => {
    const { router } = show(edit);

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/sales/invoice/list'));
  });
});
