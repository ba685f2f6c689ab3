import { type Branch, type Company, getCompany, listBranches, updateCompany } from '@freightdesk/company-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as CompanyScreen } from './company-screen';

const company: Company = {
  id: '01939000-0000-7000-8000-00000000000c',
  name: 'Sahyadri Freight',
  legalName: null,
  stateCode: '27',
  gstin: null,
  pan: null,
  tan: null,
  cin: null,
  address: { line1: '12 Dock Road', line2: null, city: 'Mumbai', pincode: '400001' },
  phone: null,
  email: null,
  website: null,
  taxOnAdvances: true,
  tdsToTheRupee: false,
  version: 2,
};
const branch: Branch = {
  id: '01939000-0000-7000-8000-00000000000b',
  code: 'BOM',
  name: 'Mumbai',
  gstin: null,
  stateCode: '27',
  address: null,
  phone: null,
  email: null,
  isHeadOffice: true,
  active: true,
  version: 1,
};

const show = () => renderScreen([{ path: '*', element: <CompanyScreen /> }]);

beforeEach(() => void mock(listBranches, pageOf([branch])));

describe('the company page', () => {
  it('shows the profile and the branches', async () => {
    mock(getCompany, company);

    show();

    expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Sahyadri Freight');
    expect(screen.getByRole('combobox', { name: /^State/ })).toHaveTextContent('Maharashtra');
    expect(await screen.findByRole('row', { name: /BOM/ })).toHaveTextContent('Head office');
  });

  it('saves what was changed with the version that was seen', async () => {
    mock(getCompany, company);
    const { calls } = mock(updateCompany, { ...company, name: 'Sahyadri Forwarders', version: 3 });
    const { user } = show();

    const name = await screen.findByLabelText(/^Company name/);
    await user.clear(name);
    await user.type(name, 'Sahyadri Forwarders');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Company saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ id: company.id, version: 2, name: 'Sahyadri Forwarders', stateCode: '27' });
  });

  it('refuses a GSTIN of another State at its field, before it is sent', async () => {
    mock(getCompany, company);
    const { calls } = mockProblem(updateCompany, 422);
    const { user } = show();

    await user.type(await screen.findByLabelText(/^GSTIN/), '29AAGCB7383J1Z4');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('This GSTIN belongs to another State.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});
