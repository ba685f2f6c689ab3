import { getCompany, listBranches } from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import {
  addDocket,
  type Docket,
  getDocket,
  listDockets,
  moveDocket,
  updateDocket,
} from '@freightdesk/domestic-contract';
import { docketRecord } from '@freightdesk/domestic-contract/testing';
import { getParty, listParties, type PartyRow } from '@freightdesk/parties-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { type GtaOption, gtaOptionOfDay } from '@freightdesk/tax-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as DocketScreen } from './docket-screen';

const group = '/dashboard/domesticGroup';
const docket = docketRecord();
const billingPartyRow: PartyRow = {
  id: '01990000-0000-7000-8000-0000000000c1',
  name: 'Konkan Textiles Pvt Ltd',
  roles: ['CUSTOMER'],
  country: 'IN',
  gstin: '27AAGCB7383J1Z8',
  stateCode: '27',
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  version: 1,
};
const billingParty = {
  ...billingPartyRow,
  address: { line1: 'Plot 14', line2: null, city: 'Bhiwandi', pincode: '421302' },
  contacts: [],
  registrations: [],
};
const number = 'HO/26-27/000001';
const booked = (changes: Partial<Docket> = {}) => docketRecord({ number, status: 'BOOKED', version: 2, ...changes });

const show = (query: string) =>
  renderScreen(
    [
      { path: `${group}/jobcard`, element: <DocketScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { role: 'DOMESTIC', path: `${group}/jobcard${query}` },
  );
const showNew = (option: GtaOption | null = null) => {
  mock(listBranches, pageOf([branch()]));
  mock(listParties, pageOf([billingPartyRow]));
  mock(getParty, billingParty);
  mock(gtaOptionOfDay, { option });
  return show('');
};
const showDocket = (record = docket, query = '') => {
  mock(listBranches, pageOf([branch()]));
  mock(getParty, billingParty);
  mock(getDocket, record);
  return show(`?id=${record.id}${query}`);
};

describe('a new docket', () => {
  it.each(['id', 'from'])('whose address (?%s=) names none has a heading that says so', async (key) => {
    mockProblem(getDocket, 404, { message: 'This docket does not exist, or no longer does.' });

    show(`?${key}=${docket.id}`);

    expect(await screen.findByText(/This docket does not exist/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'This record cannot be shown' })).toBeVisible();
  });

  it('takes the billing party as consignor, is saved as a draft and opened', async () => {
    const add = mock(addDocket, { data: docket, warnings: [{ field: 'dimensions', message: 'Look again.' }] });
    const { user, router } = showNew();
    mock(getDocket, docket);

    await user.type(await screen.findByRole('combobox', { name: /Billing party/ }), 'konkan');
    await user.click(await screen.findByRole('option', { name: /Konkan/ }));
    await user.click(screen.getByRole('button', { name: 'Same as billing party: Consignor' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveValue(billingParty.name));
    await user.keyboard('{Control>}s{/Control}');

    expect(await screen.findByText('Draft docket is saved')).toBeVisible();
    expect(screen.getByText('Look again.')).toBeVisible();
    expect(add.calls[0]?.input).toMatchObject({
      mode: 'SURFACE',
      billingPartyId: billingParty.id,
      consignor: { name: billingParty.name, address: 'Plot 14, Bhiwandi', pincode: '421302' },
    });
    expect(add.calls[0]?.input).not.toHaveProperty('consignee');
    expect(router.state.location.search).toBe(`?id=${docket.id}`);
  });

  it('proposes who owes the GST by our option of the day, and leaves alone what a person chose', async () => {
    const { user } = showNew('REVERSE_CHARGE');
    const payer = () => screen.getByRole('combobox', { name: /^GST payable by/ });
    const choose = async (name: RegExp, option: string) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };

    await choose(/^Freight/, 'To pay');
    await waitFor(() => expect(payer()).toHaveTextContent('Consignee'));
    expect(payer()).toHaveAccessibleDescription('As our GTA option of this date says');
    await choose(/^Freight/, 'Paid');
    await waitFor(() => expect(payer()).toHaveTextContent('Consignor'));
    await choose(/^GST payable by/, 'Transporter');
    await choose(/^Freight/, 'To pay');

    expect(payer()).toHaveTextContent('Transporter');
    expect(payer()).not.toHaveAccessibleDescription();
  });

  it('that names nobody is not saved, and says whom it needs', async () => {
    const add = mock(addDocket, { data: docket, warnings: [] });
    const { user } = showNew();

    await user.click(await screen.findByRole('button', { name: 'Save draft' }));

    expect((await screen.findAllByText('Say who sends the goods.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('combobox', { name: /Billing party/ })).toBeInvalid();
    expect(add.calls).toEqual([]);
  });

  it('is saved and booked in one go', async () => {
    mock(addDocket, { data: docket, warnings: [] });
    const move = mock(moveDocket, { ...docket, number: 'HO/26-27/000001', status: 'BOOKED' });
    const { user } = showNew();
    mock(getDocket, docket);
    await user.type(await screen.findByRole('combobox', { name: /Billing party/ }), 'konkan');
    await user.click(await screen.findByRole('option', { name: /Konkan/ }));

    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));

    expect(await screen.findByText('HO/26-27/000001 is booked')).toBeVisible();
    expect(move.calls[0]?.input).toEqual({ id: docket.id, version: docket.version, to: 'BOOKED' });
  });

  it('repeats the last one but for its journey', async () => {
    const { dimensions: _dimensions, invoices: _invoices, shipments: _shipments, ...row } = docket;
    mock(listDockets, pageOf([row]));
    const { user } = showNew();
    mock(getDocket, docket);

    await user.click(await screen.findByRole('button', { name: 'Repeat last' }));

    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveValue(docket.consignor?.name),
    );
    expect(screen.getByRole('combobox', { name: /^Billing party/ })).toHaveValue(docket.billingParty?.name);
    expect(screen.queryByRole('group', { name: 'Invoice, line 1' })).not.toBeInTheDocument();
  });

  it('explains the weight that is charged while it is typed', async () => {
    const { user } = showNew();

    await user.type(await screen.findByRole('textbox', { name: /Actual kg/ }), '20');
    expect(screen.getByText('The actual weight is charged: nothing else comes to more.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add measures' }));
    const line = within(screen.getByRole('group', { name: 'Measures, line 1' }));
    for (const side of [/Length/, /Width/, /Height/]) await user.type(line.getByRole('textbox', { name: side }), '50');
    expect(screen.getByText('The volumetric weight is charged, because it is the most.')).toBeVisible();
    expect(screen.getByText('Volumetric 25 kg: cubic centimetres divided by 5000.')).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: /Minimum kg/ }), '30');
    expect(screen.getByText('The minimum of the tariff is charged, because it is the most.')).toBeVisible();
    expect(screen.getAllByText('Chargeable 30 kg')).toHaveLength(2);
  });

  it('computes until when an e-way bill is valid, says why, and on which other docket it is', async () => {
    const { shipments: _shipments, dimensions: _dimensions, invoices: _invoices, ...row } = docket;
    mock(listDockets, pageOf([{ ...row, id: '01990000-0000-7000-8000-0000000000f9', number: 'HO/26-27/000009' }]));
    const { user } = showNew();
    await user.click(await screen.findByRole('button', { name: 'Add invoice' }));
    const line = within(screen.getByRole('group', { name: 'Invoice, line 1' }));

    await user.type(line.getByRole('textbox', { name: /^Value/ }), '60000');
    expect(await screen.findByText(/need an e-way bill before they are picked up/)).toBeVisible();
    await user.type(line.getByRole('textbox', { name: /E-way bill/ }), '2712 3456 7890');
    expect(screen.queryByText(/need an e-way bill before/)).not.toBeInTheDocument();
    expect(await line.findByText('This e-way bill is on docket HO/26-27/000009 already.')).toBeVisible();
    expect(line.getByText('Part A only')).toBeVisible();
    fireEvent.change(line.getByRole('textbox', { name: /Generated at/ }), { target: { value: '20-Nov-2025 10:00' } });
    await user.type(line.getByRole('textbox', { name: /Distance/ }), '450');

    expect(line.getByText('23-Nov-2025 23:59')).toBeVisible();
    expect(line.getByText(/450 km, a day for each 200 km: days allowed 3/)).toBeVisible();
    expect(line.getByText('Expired')).toBeVisible();
  });

  it('does not take an invoice without a value for one of nothing', async () => {
    const add = mock(addDocket, { data: docket, warnings: [] });
    const { user } = showNew();
    await user.click(await screen.findByRole('button', { name: 'Add invoice' }));
    const line = within(screen.getByRole('group', { name: 'Invoice, line 1' }));
    await user.type(line.getByRole('textbox', { name: /Invoice number/ }), 'INV-1');

    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(line.getByRole('textbox', { name: /^Value/ })).toBeInvalid());
    expect(add.calls).toEqual([]);
  });

  it('offers the zeros that were left out of a plate', async () => {
    const { user } = showNew();

    await user.type(await screen.findByRole('textbox', { name: /Vehicle/ }), 'dl1ab123');
    await user.click(screen.getByRole('button', { name: 'Use DL01AB0123' }));

    expect(screen.getByRole('textbox', { name: /Vehicle/ })).toHaveValue('DL01AB0123');
  });
});

describe('a docket that exists', () => {
  it('is changed with the version that was seen; it is booked only when that is saved', async () => {
    const update = mock(updateDocket, { data: docket, warnings: [] });
    const { user } = showDocket();

    await user.type(await screen.findByRole('textbox', { name: /Reference/ }), 'PO-77');
    expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Draft docket is saved')).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ id: docket.id, version: 1, reference: 'PO-77' });
  });

  it('puts what the server refuses at its field', async () => {
    const message = "This is part of the docket's number, so it stays as it is.";
    mockProblem(updateDocket, 422, { errors: [{ field: 'consignee.pincode', code: 'required', message }] });
    const { user } = showDocket();
    await user.type(await screen.findByRole('textbox', { name: /Reference/ }), 'PO-77');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: /PIN code/ })[1]).toBeInvalid();
  });

  it('that somebody changed meanwhile keeps what was typed and is saved on what stands now', async () => {
    const current = docketRecord({ version: 2, packing: 'Bags' });
    mockProblem(updateDocket, 409, { code: 'stale_version', current });
    const { user } = showDocket();
    await user.type(await screen.findByRole('textbox', { name: /Reference/ }), 'PO-77');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Packing/ })).toHaveValue('Bags'));
    const update = mock(updateDocket, { data: current, warnings: [] });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(update.calls[0]?.input).toMatchObject({ version: 2, reference: 'PO-77', packing: 'Bags' }),
    );
  });

  it('is booked by a confirmation', async () => {
    const move = mock(moveDocket, booked());
    const { user } = showDocket();

    await user.click(await screen.findByRole('button', { name: 'Book' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));

    expect(await screen.findByText('HO/26-27/000001 is booked')).toBeVisible();
    expect(move.calls[0]?.input).toEqual({ id: docket.id, version: 1, to: 'BOOKED' });
  });

  it('that lacks what booking needs says all of it, and of which side', async () => {
    showDocket(docketRecord({ consignee: { name: 'Kaveri Traders' }, freightBasis: null }));

    const book = await screen.findByRole('button', { name: 'Book' });
    expect(book).toBeDisabled();
    expect(book).toHaveAccessibleDescription(
      /Consignee: Enter the address\..*Consignee: Enter the PIN code\..*freight/,
    );
  });

  it('leads from what it lacks to the field that mends it', async () => {
    const { user } = showDocket(docketRecord({ consignee: { name: 'Kaveri Traders' }, description: null }));

    await user.click(await screen.findByRole('button', { name: 'Consignee: Enter the PIN code.' }));
    expect(screen.getAllByRole('textbox', { name: /PIN code/ })[1]).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Say what the goods are said to contain.' }));
    expect(screen.getByRole('textbox', { name: /Said to contain/ })).toHaveFocus();
  });

  it('that is booked keeps date and number, and leads to its shipment and its papers', async () => {
    const { user, router } = showDocket(booked({ shipments: [{ id: docket.id, status: 'BOOKED' }] }));

    expect(await screen.findByRole('textbox', { name: /^Date/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Book' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute(
      'href',
      `${group}/shipment_tracking?id=${docket.id}`,
    );
    await user.click(screen.getByRole('button', { name: 'Papers' }));
    expect(await screen.findByRole('menuitem', { name: 'Driver copy' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Consignment note' }));
    expect(router.state.location.search).toBe(`?id=${docket.id}&note=true`);
  });

  it('that is cancelled is only read', async () => {
    showDocket(booked({ status: 'CANCELLED', cancelReason: 'Sent by another carrier' }));

    expect(await screen.findByText('Cancelled: Sent by another carrier')).toBeVisible();
    expect(screen.getByText('Cotton shirts in cartons')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('that cannot be read says so', async () => {
    mockProblem(getDocket, 404, { message: 'This docket does not exist, or no longer does.' });

    show(`?id=${docket.id}`);

    expect(await screen.findByText(/This docket does not exist/)).toBeVisible();
  });
});

it('the consignment note is one copy for each who gets one, with what the law wants on it', async () => {
  mock(getCompany, company({ gstin: '27AAGCB7383J1Z8' }));
  mock(getDocket, booked({ vehicleNumber: 'MH12AB1234' }));

  show(`?id=${docket.id}&note=true`);

  const copies = await screen.findAllByRole('article', { hidden: true });
  expect(copies.map((copy) => copy.getAttribute('aria-label'))).toEqual([
    'Consignor copy',
    'Consignee copy',
    'Driver copy',
    'Office copy',
  ]);
  await waitFor(() => expect(copies[0]).toHaveTextContent('Sahyadri Freight'));
  ['Konkan Textiles Pvt Ltd', 'Kaveri Traders', 'MH12AB1234', number, 'Consignor', "Owner's risk"].forEach((text) =>
    expect(copies[0]).toHaveTextContent(text),
  );
});
