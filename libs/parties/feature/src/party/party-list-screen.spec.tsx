import {
  addParty,
  getParty,
  listParties,
  normalisePartyName,
  type Party,
  updateParty,
} from '@freightdesk/parties-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PartyListScreen } from './party-list-screen';

const indianOil: Party = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Indian Oil Corporation Limited',
  roles: ['CUSTOMER'],
  country: 'IN',
  gstin: '07AAACI1681G1ZR',
  stateCode: '07',
  pan: 'AAACI1681G',
  tan: null,
  email: 'desk@example.in',
  phone: '+919820012345',
  address: null,
  contacts: [],
  creditDays: 30,
  creditLimitPaise: 5_00_000_00,
  tdsNature: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  registrations: [{ gstin: '07AAACI1681G1ZR', stateCode: '07', type: 'REGULAR', address: null }],
  version: 3,
};
const { address: _address, registrations: _registrations, ...row } = indianOil;

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT', path = '/') =>
  renderScreen(<PartyListScreen />, { role, path });
const openForm = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add party' }));
  return screen.findByRole('textbox', { name: /^Name/ });
};
const submit = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the list of parties', () => {
  it('shows what each is to us, its GSTIN and State', async () => {
    mock(listParties, pageOf([row]));

    show();

    const line = await screen.findByRole('row', { name: /Indian Oil/ });
    expect(within(line).getByText('Customer')).toBeVisible();
    expect(within(line).getByText('07AAACI1681G1ZR')).toBeVisible();
    expect(within(line).getByText('Delhi')).toBeVisible();
  });

  it('without a party offers the first one', async () => {
    mock(listParties, pageOf([]));

    show();

    expect(await screen.findByText('No parties yet')).toBeVisible();
  });
});

describe('adding a party', () => {
  it('shows the State inside the GSTIN as it is typed, and sends what was said', async () => {
    mock(listParties, pageOf([row]));
    const add = mock(addParty, { data: indianOil, warnings: [] });
    const { user } = show();

    await user.type(await openForm(user), 'Indian Oil');
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07aaaci1681g1zr');
    expect(await screen.findByText('Registered in Delhi')).toBeVisible();
    await user.click(submit('Add party'));

    expect(await screen.findByText('Indian Oil Corporation Limited is saved')).toBeVisible();
    expect(add.calls[0]?.input).toMatchObject({
      name: 'Indian Oil',
      gstin: '07AAACI1681G1ZR',
      roles: ['CUSTOMER'],
    });
    expect(add.calls[0]?.input).not.toHaveProperty('address');
  });

  it('starts another like it by Ctrl+Enter', async () => {
    mock(listParties, pageOf([row]));
    const add = mock(addParty, { data: indianOil, warnings: [] });
    const { user } = show();

    await user.type(await openForm(user), 'Indian Oil');
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07aaaci1681g1zr');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Indian Oil Corporation Limited is saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    expect(add.calls).toHaveLength(1);
  });

  it('tells a wrong GSTIN at the field and sends nothing', async () => {
    mock(listParties, pageOf([row]));
    const add = mock(addParty, { data: indianOil, warnings: [] });
    const { user } = show();

    await user.type(await openForm(user), 'Indian Oil');
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07AAACI1681G1ZX');
    await user.click(submit('Add party'));

    await waitFor(() => expect(screen.getByRole('textbox', { name: /GSTIN/ })).toBeInvalid());
    expect(add.calls).toEqual([]);
  });

  it('offers the repair of a slip', async () => {
    mock(listParties, pageOf([row]));
    const { user } = show();

    await openForm(user);
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07AAACI168IG1ZR');
    await user.click(await screen.findByRole('button', { name: 'Use it' }));

    expect(screen.getByRole('textbox', { name: /GSTIN/ })).toHaveValue('07AAACI1681G1ZR');
  });

  it('with a GSTIN that another has says whose it is, and keeps what was typed', async () => {
    mock(listParties, pageOf([row]));
    const message = 'Indian Oil Corporation Limited has this GSTIN already.';
    mockProblem(addParty, 409, {
      code: 'duplicate_party',
      message,
      errors: [{ field: 'gstin', code: 'duplicate_party', message }],
    });
    const { user } = show();

    const name = await openForm(user);
    await user.type(name, 'IOCL');
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07AAACI1681G1ZR');
    await user.click(submit('Add party'));

    await waitFor(() => expect(screen.getByRole('textbox', { name: /GSTIN/ })).toHaveAccessibleDescription(message));
    expect(name).toHaveValue('IOCL');
  });

  it('says what was found alike', async () => {
    mock(listParties, pageOf([row]));
    const party = { id: indianOil.id, name: 'Indian Oil, Raipur' };
    mock(addParty, {
      data: indianOil,
      warnings: [{ code: 'same_pan', message: 'Another party has the same PAN.', party }],
    });
    const { user } = show();

    await user.type(await openForm(user), 'Indian Oil');
    await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '07AAACI1681G1ZR');
    await user.click(submit('Add party'));

    expect(await screen.findByText('Another party has the same PAN. (Indian Oil, Raipur)')).toBeVisible();
  });

  it('offers the one that is kept under the name while it is typed, and opens it', async () => {
    mock(listParties, pageOf([{ ...row, name: 'Indian Oil Ltd.' }]));
    mock(getParty, indianOil);
    const { user, router } = show();

    await user.type(await openForm(user), 'indian oil');
    await user.click(await screen.findByRole('button', { name: 'Use it: Indian Oil Ltd.' }));

    await waitFor(() => expect(router.state.location.search).toBe(`?id=${indianOil.id}`));
    expect(await screen.findByRole('dialog', { name: /^Edit Indian Oil/ })).toBeVisible();
  });

  it.each([
    ['with one letter wrong', 'Indian Oll Ltd'],
    ['with one letter missing', 'Indan Oil'],
    ['that is nearly typed', 'Indian O'],
  ])('a name %s offers what is kept', async (_case, typed) => {
    mock(listParties, pageOf([{ ...row, name: 'Indian Oil Ltd.' }]));
    const { user } = show();

    await user.type(await openForm(user), typed);

    expect(await screen.findByRole('button', { name: 'Use it: Indian Oil Ltd.' })).toBeVisible();
  });

  it.each(['India', 'Indian Oil Trading Company', 'Gulf Traders'])('%s is another than Indian Oil', async (typed) => {
    const list = mock(listParties, pageOf([{ ...row, name: 'Indian Oil Ltd.' }]));
    const { user } = show();

    await user.type(await openForm(user), typed);

    await waitFor(() => expect(list.calls.some(({ input }) => input.q === normalisePartyName(typed))).toBe(true));
    expect(screen.queryByRole('button', { name: /^Use it/ })).not.toBeInTheDocument();
  });

  it('in India needs the State, abroad it does not', async () => {
    mock(listParties, pageOf([row]));
    const add = mock(addParty, { data: indianOil, warnings: [] });
    const { user } = show();
    await user.type(await openForm(user), 'Gulf Traders');

    await user.click(submit('Add party'));
    expect(await screen.findByText('Choose the State, or enter the GSTIN.')).toBeVisible();
    expect(add.calls).toEqual([]);

    const country = screen.getByRole('combobox', { name: /Country/ });
    await user.clear(country);
    await user.type(country, 'emirates{Enter}');
    await waitFor(() => expect(country).toHaveValue('United Arab Emirates'));
    await user.click(submit('Add party'));
    await waitFor(() => expect(add.calls[0]?.input).toMatchObject({ name: 'Gulf Traders', country: 'AE' }));
  });

  it('asks marketing for no tax data', async () => {
    mock(listParties, pageOf([row]));
    const { user } = show('MARKETING');

    await openForm(user);

    expect(screen.queryByRole('textbox', { name: /^PAN/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Credit limit/ })).not.toBeInTheDocument();
  });
});

describe('changing a party', () => {
  it('that the address names is open, and its version goes with the change', async () => {
    mock(listParties, pageOf([row]));
    mock(getParty, indianOil);
    const update = mock(updateParty, { data: indianOil, warnings: [] });
    const { user, router } = show('ACCOUNT', `/?id=${indianOil.id}`);

    const credit = await screen.findByRole('textbox', { name: /Credit days/ });
    await user.clear(credit);
    await user.type(credit, '45');
    await user.click(submit('Save'));

    await waitFor(() => expect(update.calls[0]?.input).toMatchObject({ id: indianOil.id, version: 3, creditDays: 45 }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('by marketing sends contacts and nothing else', async () => {
    mock(listParties, pageOf([row]));
    mock(getParty, indianOil);
    const update = mock(updateParty, { data: indianOil, warnings: [] });
    const { user } = show('MARKETING', `/?id=${indianOil.id}`);

    const email = await screen.findByRole('textbox', { name: /E-mail/ });
    await user.clear(email);
    await user.type(email, 'new@example.in');
    await user.click(submit('Save'));

    await waitFor(() => expect(update.calls).toHaveLength(1));
    const sent = ['address', 'contacts', 'email', 'id', 'phone', 'version'];
    expect(Object.keys(update.calls[0]?.input ?? {}).sort()).toEqual(sent);
  });

  it('keeps a person there, and what they are sent', async () => {
    mock(listParties, pageOf([row]));
    mock(getParty, indianOil);
    const update = mock(updateParty, { data: indianOil, warnings: [] });
    const { user } = show('MARKETING', `/?id=${indianOil.id}`);

    await user.click(await screen.findByRole('button', { name: 'Add person' }));
    const line = within(screen.getByRole('group', { name: 'Person, line 1' }));
    await user.type(line.getByRole('textbox', { name: /Name/ }), 'Meera Nair');
    await user.click(line.getByRole('combobox', { name: /Receives/ }));
    await user.click(await screen.findByRole('option', { name: 'Invoices' }));
    await user.keyboard('{Escape}');
    await user.click(submit('Save'));

    await waitFor(() =>
      expect(update.calls[0]?.input).toMatchObject({ contacts: [{ name: 'Meera Nair', receives: ['INVOICES'] }] }),
    );
  });

  it('that somebody else saved meanwhile keeps what was typed and takes what they saved', async () => {
    mock(listParties, pageOf([row]));
    mock(getParty, indianOil);
    const current = { ...indianOil, version: 4, creditLimitPaise: 9_00_000_00, phone: '+919820099999' };
    const { calls } = mockProblem(updateParty, 409, { code: 'stale_version', current });
    const { user } = show('ACCOUNT', `/?id=${indianOil.id}`);

    const limit = await screen.findByRole('textbox', { name: /Credit limit/ });
    await user.clear(limit);
    await user.type(limit, '6L');
    await user.click(submit('Save'));

    expect(await screen.findByText('Credit limit: now 9,00,000.00')).toBeVisible();
    await user.click(submit('Save'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.input).toMatchObject({ version: 4, creditLimitPaise: 6_00_000_00, phone: '+919820099999' });
  });
});
