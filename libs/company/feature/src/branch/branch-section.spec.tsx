import { addBranch, branchProblems, listBranches, updateBranch } from '@freightdesk/company-contract';
import { branch } from '@freightdesk/company-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { BranchSection } from './branch-section';

const pune = branch({
  id: '01939000-0000-7000-8000-0000000000b2',
  code: 'PNQ',
  name: 'Pune',
  isHeadOffice: false,
  version: 4,
});

beforeEach(() => void mock(listBranches, pageOf([branch(), pune])));

async function open(code: string) {
  const { user } = renderScreen(<BranchSection />);
  await user.click(await screen.findByRole('row', { name: new RegExp(code) }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Edit branch ${code}` })) };
}

describe('the branches', () => {
  it('take a new one with its State and registration', async () => {
    const { calls } = mock(addBranch, branch({ code: 'BLR', name: 'Bengaluru' }));
    const { user } = renderScreen(<BranchSection />);

    await user.click(await screen.findByRole('button', { name: 'Add branch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add branch' }));
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'blr');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bengaluru');
    await user.type(dialog.getByRole('textbox', { name: /^GSTIN/ }), '29AAGCB7383J1Z4');
    await user.click(dialog.getByRole('combobox', { name: /^State/ }));
    await user.click(await screen.findByRole('option', { name: 'Karnataka' }));
    await user.click(dialog.getByRole('button', { name: 'Add branch' }));

    expect(await screen.findByText('Bengaluru is added')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({
      code: 'BLR',
      name: 'Bengaluru',
      gstin: '29AAGCB7383J1Z4',
      stateCode: '29',
    });
    expect(calls[0]?.input).not.toHaveProperty('address');
  });

  it('refuse a code that is taken, and keep what was typed', async () => {
    const { status, code, message } = branchProblems.duplicate_branch;
    mockProblem(addBranch, status, { code, message });
    const { user } = renderScreen(<BranchSection />);

    await user.click(await screen.findByRole('button', { name: 'Add branch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add branch' }));
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'PNQ');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Poona');
    await user.click(dialog.getByRole('combobox', { name: /^State/ }));
    await user.click(await screen.findByRole('option', { name: 'Maharashtra' }));
    await user.click(dialog.getByRole('button', { name: 'Add branch' }));

    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Poona');
  });

  it('are changed and closed, with the version that was seen', async () => {
    const { calls } = mock(updateBranch, { ...pune, name: 'Pune City', active: false, version: 5 });
    const { user, dialog } = await open('PNQ');

    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' City');
    await user.click(dialog.getByRole('switch', { name: 'Active' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Pune City is saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ id: pune.id, version: 4, name: 'Pune City', active: false });
  });

  it('keep what was typed when somebody else saved them, and offer theirs in words', async () => {
    const current = { ...pune, version: 5, name: 'Poona', stateCode: '29' };
    mockProblem(updateBranch, 409, { code: 'stale_version', current });
    const { user, dialog } = await open('PNQ');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' City');
    await user.click(dialog.getByRole('combobox', { name: /^State/ }));
    await user.click(await screen.findByRole('option', { name: 'Gujarat' }));

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('Name: now Poona')).toBeVisible();
    expect(dialog.getByText('State: now Karnataka')).toBeVisible();
    const { calls } = mock(updateBranch, current);
    await user.click(dialog.getByRole('button', { name: 'Use it: State' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Poona is saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ version: 5, name: 'Pune City', stateCode: '29' });
  });

  it('keep their head office open, and say why', async () => {
    const { dialog } = await open('BOM');

    expect(dialog.getByRole('switch', { name: 'Active' })).toBeDisabled();
    expect(dialog.getByText(branchProblems.head_office.message)).toBeVisible();
  });
});
