import {
  addBank,
  deleteBank,
  listBanks,
  setDefaultBank,
  transferBetweenBanks,
  updateBank,
} from '@freightdesk/banks-contract';
import { bankRow, transferRow } from '@freightdesk/banks-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as BankListScreen } from './bank-list-screen';

const hdfc = bankRow({ name: 'HDFC Bank', isDefault: true, balancePaise: 12_34_567_00 });
const icici = bankRow({
  id: '01990000-0000-7000-8000-000000000002',
  name: 'ICICI Bank',
  accountNumber: '0011223344',
  entryCount: 3,
});

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT', path = '/') =>
  renderScreen(<BankListScreen />, { role, path });

describe('the list of banks', () => {
  it('shows balances in lakhs, the default bank and only the end of account numbers', async () => {
    mock(listBanks, pageOf([hdfc, icici]));

    show();

    const row = await screen.findByRole('row', { name: /HDFC Bank/ });
    expect(within(row).getByText('12,34,567.00')).toBeVisible();
    expect(within(row).getByText('Default')).toBeVisible();
    expect(within(row).getByText('•••• 5678')).toBeVisible();
  });

  it('without a bank offers the first one', async () => {
    mock(listBanks, pageOf([]));

    const { user } = show();

    await user.click(
      within(await screen.findByText('No banks yet').then((title) => title.parentElement ?? title)).getByRole(
        'button',
        { name: 'Add bank' },
      ),
    );
    expect(await screen.findByRole('dialog', { name: 'Add bank' })).toBeVisible();
  });

  it('that failed says so, names the request and tries again', async () => {
    mockProblem(listBanks, 503, { message: 'The database is away for a moment.', requestId: 'req-42' });
    const { user } = show();
    expect(await screen.findByText(/The database is away for a moment/)).toBeVisible();
    expect(screen.getByText(/req-42/)).toBeVisible();

    mock(listBanks, pageOf([hdfc]));
    await user.click(screen.getByRole('button', { name: /retry|try again/i }));

    expect(await screen.findByText('HDFC Bank')).toBeVisible();
  });

  it('asks the server for what the address says', async () => {
    const { calls } = mock(listBanks, pageOf([hdfc]));

    show('ACCOUNT', '/?q=hdfc&accountType=CURRENT&sort=-balancePaise');

    await screen.findByText('HDFC Bank');
    expect(calls[0]?.input).toMatchObject({ q: 'hdfc', accountType: ['CURRENT'], sort: '-balancePaise' });
  });

  it('offers no writing to those who may only look', async () => {
    mock(listBanks, pageOf([hdfc]));

    show('MARKETING');

    await screen.findByText('HDFC Bank');
    expect(screen.queryByRole('button', { name: 'Add bank' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument();
  });
});

describe('adding a bank', () => {
  it('sends what was typed, amounts in paise, and says that it is added', async () => {
    mock(listBanks, pageOf([hdfc, icici]));
    const add = mock(addBank, ({ name }) => bankRow({ name }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add bank' }));

    await user.type(await screen.findByRole('textbox', { name: /Bank name/ }), 'Axis Bank');
    await user.type(screen.getByRole('textbox', { name: /Account number/ }), '9170200');
    expect(screen.getByRole('textbox', { name: /IFSC/ })).toBeRequired();
    await user.type(screen.getByRole('textbox', { name: /IFSC/ }), 'utib0000123');
    await user.clear(screen.getByRole('textbox', { name: /Opening balance/ }));
    await user.type(screen.getByRole('textbox', { name: /Opening balance/ }), '1.5L');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add bank' }));

    expect(await screen.findByText('Axis Bank is added')).toBeVisible();
    expect(add.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({
        name: 'Axis Bank',
        ifsc: 'UTIB0000123',
        openingBalancePaise: 1_50_000_00,
        currency: 'INR',
      }),
    ]);
  });

  it('tells a wrong IFSC at the field and sends nothing', async () => {
    mock(listBanks, pageOf([hdfc]));
    const add = mock(addBank, bankRow());
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add bank' }));

    await user.type(await screen.findByRole('textbox', { name: /Bank name/ }), 'Axis Bank');
    await user.type(screen.getByRole('textbox', { name: /Account number/ }), '9170200');
    await user.type(screen.getByRole('textbox', { name: /IFSC/ }), 'UTIB123');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add bank' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: /IFSC/ })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /Bank name/ })).toHaveValue('Axis Bank');
    expect(add.calls).toEqual([]);
  });

  it('puts a refusal of the server at its field and keeps what was typed', async () => {
    mock(listBanks, pageOf([hdfc]));
    const message = 'A bank with this name and account number is already there.';
    mockProblem(addBank, 409, {
      code: 'duplicate_bank',
      message,
      errors: [{ field: 'accountNumber', code: 'duplicate_bank', message }],
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add bank' }));

    await user.type(await screen.findByRole('textbox', { name: /Bank name/ }), 'HDFC Bank');
    await user.type(screen.getByRole('textbox', { name: /Account number/ }), '50200012345678');
    await user.type(screen.getByRole('textbox', { name: /IFSC/ }), 'HDFC0000123');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add bank' }));

    const field = screen.getByRole('textbox', { name: /Account number/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue('50200012345678');
  });
});

describe('the menu of a bank', () => {
  const openMenu = async (name: RegExp, user: ReturnType<typeof show>['user']) => {
    const row = await screen.findByRole('row', { name });
    await user.click(within(row).getByRole('button'));
  };

  it('says why a bank with entries cannot be deleted', async () => {
    mock(listBanks, pageOf([hdfc, icici]));
    const { user } = show();

    await openMenu(/ICICI Bank/, user);

    const item = await screen.findByRole('menuitem', { name: /Delete/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByText(/has entries in the books/)).toBeVisible();
  });

  it('deletes by a confirmation that names the bank', async () => {
    mock(listBanks, pageOf([hdfc, { ...icici, entryCount: 0 }]));
    const remove = mock(deleteBank, ({ id }) => ({ id }));
    const { user } = show();

    await openMenu(/ICICI Bank/, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete ICICI Bank' })).getByRole('button', {
        name: 'Delete',
      }),
    );

    expect(await screen.findByText('ICICI Bank is deleted')).toBeVisible();
    expect(remove.calls.map(({ input }) => input)).toEqual([{ id: icici.id, version: 1 }]);
  });

  it('sets another bank as default', async () => {
    mock(listBanks, pageOf([hdfc, icici]));
    const setDefault = mock(setDefaultBank, { ...icici, isDefault: true });
    const { user } = show();

    await openMenu(/ICICI Bank/, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Set as default' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set as default' }));

    expect(await screen.findByText('ICICI Bank is the default bank now')).toBeVisible();
    expect(setDefault.calls.map(({ input }) => input)).toEqual([{ id: icici.id }]);
  });

  it('edits: the version that was seen goes with the change', async () => {
    mock(listBanks, pageOf([{ ...hdfc, version: 7 }]));
    const update = mock(updateBank, hdfc);
    const { user } = show();

    await openMenu(/HDFC Bank/, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.clear(await screen.findByRole('textbox', { name: /Branch/ }));
    await user.type(screen.getByRole('textbox', { name: /Branch/ }), 'Andheri');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('HDFC Bank is saved')).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ id: hdfc.id, version: 7, branch: 'Andheri' });
  });

  it('keeps what was typed and takes what somebody else saved meanwhile', async () => {
    mock(listBanks, pageOf([hdfc]));
    const current = { ...hdfc, version: 9, branch: 'Powai', upiId: 'desk@hdfcbank' };
    const { calls } = mockProblem(updateBank, 409, { code: 'stale_version', current });
    const { user } = show();

    await openMenu(/HDFC Bank/, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const branch = await screen.findByRole('textbox', { name: /Branch/ });
    await user.clear(branch);
    await user.type(branch, 'Andheri');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Branch: now Powai')).toBeVisible();
    expect(branch).toHaveValue('Andheri');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.input).toMatchObject({ version: 9, branch: 'Andheri', upiId: 'desk@hdfcbank' });
  });

  it('transfers, shows first what both banks will hold, and asks before one is overdrawn', async () => {
    mock(listBanks, pageOf([hdfc, { ...icici, balancePaise: 0, balanceMinor: 0 }]));
    const transfer = mock(transferBetweenBanks, transferRow({ number: 'TR/26-27/000001' }));
    const { user } = show();

    await openMenu(/HDFC Bank/, user);
    await user.click(await screen.findByRole('menuitem', { name: 'Transfer from here' }));
    await user.click(await screen.findByRole('combobox', { name: /To/ }));
    await user.click(await screen.findByRole('option', { name: 'ICICI Bank' }));
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '2L');

    expect(await screen.findByText('HDFC Bank would be overdrawn.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(transfer.calls).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Transfer all the same' }));

    expect(await screen.findByText('Transfer TR/26-27/000001 is recorded')).toBeVisible();
    expect(transfer.calls[0]?.input).toMatchObject({
      fromBankId: hdfc.id,
      toBankId: icici.id,
      amountMinor: 2_00_000_00,
    });
  });
});
