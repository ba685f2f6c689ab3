import {
  getCompany,
  getLogo,
  listBranches,
  listNumberSeries,
  updateCompany,
  uploadLogo,
} from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as CompanyScreen } from './company-screen';

const show = () => renderScreen([{ path: '*', element: <CompanyScreen /> }]);
const field = (name: RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => {
  mock(getCompany, company());
  mock(listBranches, pageOf([branch()]));
  mock(listNumberSeries, pageOf([]));
});

describe('the company page', () => {
  it('shows the profile, the branches and the number series', async () => {
    show();

    expect(await field(/^Company name/)).toHaveValue('Sahyadri Freight');
    expect(screen.getByRole('combobox', { name: /^State/ })).toHaveTextContent('Maharashtra');
    expect(await screen.findByRole('row', { name: /BOM/ })).toHaveTextContent('Head office');
    expect(await screen.findByText('No number series yet')).toBeVisible();
  });

  it('saves what was changed with the version that was seen', async () => {
    const { calls } = mock(updateCompany, company({ name: 'Sahyadri Forwarders', version: 3 }));
    const { user } = show();

    const name = await field(/^Company name/);
    await user.clear(name);
    await user.type(name, 'Sahyadri Forwarders');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Company saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ version: 2, name: 'Sahyadri Forwarders', stateCode: '27', lut: null });
  });

  it('asks before what was typed is taken back, the next time too', async () => {
    const { user } = show();
    const name = await field(/^Company name/);
    const cancel = screen.getByRole('button', { name: 'Cancel' });

    await user.type(name, ' Pvt Ltd');
    await user.click(cancel);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveValue('Sahyadri Freight Pvt Ltd');
    await user.click(cancel);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(name).toHaveValue('Sahyadri Freight');

    await user.type(name, ' Ltd');
    await user.click(cancel);
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('saves the letter of undertaking and how tax on advances is counted', async () => {
    const { calls } = mock(updateCompany, company({ version: 3 }));
    const { user } = show();

    await user.type(await field(/^ARN/), 'ad270326000123x');
    await user.type(await field(/^Valid from/), '1-4-2026');
    await user.type(await field(/^Valid until/), '31-3-2027');
    await user.click(screen.getByRole('switch', { name: 'Tax advances on receipt' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Company saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({
      lut: { number: 'AD270326000123X', validFrom: '2026-04-01', validUntil: '2027-03-31' },
      taxOnAdvances: false,
    });
  });

  it('asks for the whole letter of undertaking once a part of it is there', async () => {
    const { calls } = mockProblem(updateCompany, 422);
    const { user } = show();

    await user.type(await field(/^ARN/), 'AD270326000123X');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findAllByText(/^Valid (from|until) is needed\.$/)).toHaveLength(2);
    expect(calls).toHaveLength(0);
  });

  it('refuses a GSTIN of another State at its field, before it is sent', async () => {
    const { calls } = mockProblem(updateCompany, 422);
    const { user } = show();

    await user.type(await field(/^GSTIN/), '29AAGCB7383J1Z4');
    expect(screen.getByText('Registered in Karnataka')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('This GSTIN belongs to another State.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('offers the one GSTIN that a slip may have meant', async () => {
    const { user } = show();

    await user.type(await field(/^GSTIN/), '29AAGCB7338J1Z4');
    await user.click(await screen.findByRole('button', { name: 'Use it' }));

    expect(await field(/^GSTIN/)).toHaveValue('29AAGCB7383J1Z4');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('keeps what was typed when somebody else saved the company, and offers theirs', async () => {
    const current = company({ version: 3, legalName: 'Sahyadri Freight LLP', stateCode: '29', phone: '+912212345678' });
    const { calls } = mockProblem(updateCompany, 409, { code: 'stale_version', current });
    const { user } = show();

    await user.type(await field(/^Legal name/), 'Sahyadri Freight Private Limited');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Legal name: now Sahyadri Freight LLP')).toBeVisible();
    expect(await field(/^Legal name/)).toHaveValue('Sahyadri Freight Private Limited');
    expect(await field(/^Phone/)).toHaveValue('+912212345678');
    await user.click(screen.getByRole('button', { name: 'Use it: Legal name' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.at(-1)?.input).toMatchObject({ version: 3, legalName: 'Sahyadri Freight LLP', stateCode: '29' });
  });

  it('gets another logo while the profile is typed, which is kept and saved over it', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:the-logo', revokeObjectURL: () => undefined });
    const withLogo = company({ logoId: '01939000-0000-7000-8000-0000000000f1', version: 3 });
    mock(getLogo, new Blob(['PNG']));
    mock(uploadLogo, () => {
      mock(getCompany, withLogo);
      return withLogo;
    });
    const { calls } = mock(updateCompany, { ...withLogo, version: 4 });
    const { user } = show();

    await user.type(await field(/^Legal name/), 'Sahyadri LLP');
    await user.upload(
      screen.getByLabelText('Picture', { selector: 'input' }),
      new File(['PNG'], 'a.png', { type: 'image/png' }),
    );
    await screen.findByRole('img', { name: 'Sahyadri Freight' });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Company saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ version: 3, legalName: 'Sahyadri LLP' });
    expect(calls[0]?.input).not.toHaveProperty('logoId');
  });

  it('that could not be read says so and tries again', async () => {
    mockProblem(getCompany, 503, { message: 'The database is away for a moment.' });
    const { user } = show();
    expect(await screen.findByText(/The database is away/)).toBeVisible();

    mock(getCompany, company());
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await field(/^Company name/)).toHaveValue('Sahyadri Freight');
  });
});
