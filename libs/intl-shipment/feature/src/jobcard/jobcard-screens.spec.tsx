import { listPeople } from '@freightdesk/activity-contract';
import {
  addJobcard,
  deleteJobcard,
  getJobcard,
  getLastOfLane,
  getJobSheets,
  listJobcards,
  moveJobcard,
  updateJobcard,
} from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { getParty, listParties, type PartyRow } from '@freightdesk/parties-contract';
import { party as partyRecord } from '@freightdesk/parties-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { Component as CreateJobcard } from './form/create-jobcard-screen';
import { Component as JobcardList } from './jobcard-list-screen';
import { Component as UpdateJobcard } from './update-jobcard-screen';

const job = jobcardRecord();
const party: PartyRow = {
  id: job.customerId,
  name: job.customer.name,
  roles: ['CUSTOMER'],
  country: 'IN',
  gstin: null,
  stateCode: null,
  email: null,
  phone: null,
  podRequiredForBilling: false,
  podMustBeVerified: false,
  volumetricDivisor: null,
  version: 1,
};
const group = '/dashboard/internationalGroup';
const screens: RouteObject[] = [
  { path: `${group}/jobcard`, element: <JobcardList /> },
  { path: `${group}/create_jobcard`, element: <CreateJobcard /> },
  { path: `${group}/update_jobcard`, element: <UpdateJobcard /> },
  { path: '*', element: <p>elsewhere</p> },
];
const show = (path: string) => renderScreen(screens, { role: 'INTERNATIONAL', path: `${group}/${path}` });
const showJob = (record = job) => {
  mock(getJobcard, record);
  mock(listPeople, []);
  return show(`update_jobcard?id=${record.id}`);
};

describe('the list of jobs', () => {
  it('shows number, customer, route, status and chargeable weight', async () => {
    mock(listJobcards, pageOf([jobcardRecord({ mode: 'AIR', chargeableKg: '64' })]));

    show('jobcard');

    const row = await screen.findByRole('row', { name: /SE\/26-27\/00001/ });
    expect(within(row).getByText('Coastal Spices Exports')).toBeVisible();
    expect(within(row).getByText('Draft')).toBeVisible();
    expect(within(row).getByText('64.0')).toBeVisible();
  });

  it('deletes a draft, and says of others why they stay', async () => {
    mock(listJobcards, pageOf([job, jobcardRecord({ id: job.customerId, number: 'SE/26-27/00002', status: 'OPEN' })]));
    const remove = mock(deleteJobcard, { id: job.id });
    const { user } = show('jobcard');

    await user.click(within(await screen.findByRole('row', { name: /00002/ })).getByRole('button'));
    expect(await screen.findByRole('menuitem', { name: /Delete.*Only a draft/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('row', { name: /00001/ })).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('SE/26-27/00001 is deleted')).toBeVisible();
    expect(remove.calls[0]?.input).toEqual({ id: job.id, version: 1 });
  });
});

describe('several jobs', () => {
  const opened = jobcardRecord({ id: job.customerId, number: 'SE/26-27/00002', status: 'OPEN' });
  const choose = async (act: string) => {
    mock(listJobcards, pageOf([job, opened]));
    const { user } = show('jobcard');
    await screen.findByRole('row', { name: /00001/ });
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await screen.findByRole('button', { name: act }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('are opened where they are drafts', async () => {
    const move = mock(moveJobcard, jobcardRecord({ status: 'OPEN' }));
    const { user, dialog } = await choose('Open job');
    expect(dialog.getByText('Only drafts')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Open job' }));

    expect(await dialog.findByText('Done')).toBeVisible();
    expect(move.calls.map(({ input }) => input)).toEqual([{ id: job.id, version: job.version, to: 'OPEN' }]);
  });

  it.each([
    ['Sheets of the jobs, one PDF', 'pdf'],
    ['Sheets of the jobs, a PDF each (ZIP)', 'zip'],
  ])('are printed: %s', async (name, bundle) => {
    Object.assign(URL, { createObjectURL: () => 'blob:the-file', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { calls } = mock(getJobSheets, new Blob(['%PDF']));
    mock(listJobcards, pageOf([job, opened]));
    const { user } = show('jobcard');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));

    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls.map(({ input }) => input)).toEqual([{ id: [job.id, opened.id], bundle }]);
    click.mockRestore();
  });

  it('are given to another owner', async () => {
    const ravi = { id: '01939000-0000-7000-8000-000000000009', name: 'Ravi Menon' };
    mock(listPeople, [ravi]);
    const update = mock(updateJobcard, { data: job, warnings: [] });
    const { user, dialog } = await choose('Change owner');

    await user.click(dialog.getByRole('combobox', { name: 'Owner' }));
    await user.click(await screen.findByRole('option', { name: ravi.name }));
    await user.click(dialog.getByRole('button', { name: 'Change owner' }));

    await waitFor(() => expect(dialog.getAllByText('Done')).toHaveLength(2));
    expect(update.calls[0]?.input).toEqual({ id: job.id, version: job.version, ownerId: ravi.id });
  });
});

describe('creating a job', () => {
  it('weighs its packages while they are typed, sends them and opens the job', async () => {
    mock(listParties, pageOf([party]));
    mock(getJobcard, job);
    mock(listPeople, []);
    mock(getLastOfLane, { job: null });
    mock(getParty, partyRecord({ volumetricDivisor: '5000' }));
    const add = mock(addJobcard, { data: job, warnings: [{ field: 'incoterm', message: 'Look again.' }] });
    const { user, router } = show('create_jobcard');

    await user.type(await screen.findByRole('combobox', { name: /Customer/ }), 'coastal');
    await user.click(await screen.findByRole('option', { name: /Coastal Spices/ }));
    await user.click(screen.getByRole('combobox', { name: /^Mode/ }));
    await user.click(await screen.findByRole('option', { name: 'Air' }));
    await user.type(screen.getByRole('combobox', { name: /^Origin/ }), 'mumb');
    await user.click(await screen.findByRole('option', { name: 'Mumbai (INBOM)' }));
    await user.type(screen.getByRole('textbox', { name: /Destination, as written/ }), 'Riyadh dry port');
    await user.click(screen.getByRole('button', { name: 'Add packages' }));
    const line = within(screen.getByRole('group', { name: 'Packages, line 1' }));
    await user.clear(line.getByRole('textbox', { name: /Quantity/ }));
    await user.type(line.getByRole('textbox', { name: /Quantity/ }), '8');
    await user.type(line.getByRole('textbox', { name: /Packing/ }), 'CTN');
    await user.type(line.getByRole('textbox', { name: /Length/ }), '60');
    await user.type(line.getByRole('textbox', { name: /Width/ }), '40');
    await user.type(line.getByRole('textbox', { name: /Height/ }), '20');
    await user.type(line.getByRole('textbox', { name: /gross kg/ }), '45');
    await user.type(line.getByRole('textbox', { name: /Description/ }), 'Cardamom');
    await user.click(screen.getByRole('button', { name: /^Marks, HS code/ }));
    await user.type(screen.getByRole('textbox', { name: /HS code/ }), '0908.31');
    expect(screen.getByText('Gross 45 kg · Chargeable 77 kg · volume divided by 5000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create jobcard' }));

    expect(await screen.findByText('SE/26-27/00001 is saved')).toBeVisible();
    expect(screen.getByText('Look again.')).toBeVisible();
    expect(add.calls[0]?.input).toMatchObject({
      customerId: party.id,
      mode: 'AIR',
      originLocode: 'INBOM',
      destinationPlace: 'Riyadh dry port',
      packages: [{ quantity: 8, lengthCm: '60', grossKg: '45', hsCode: '0908.31' }],
    });
    expect(add.calls[0]?.input).not.toHaveProperty('destinationLocode');
    expect(router.state.location).toMatchObject({ pathname: `${group}/update_jobcard`, search: `?id=${job.id}` });
  });

  it('tells what was typed for another mode before it is left out, and has it again with that mode', async () => {
    mock(listParties, pageOf([party]));
    mock(getJobcard, job);
    mock(listPeople, []);
    mock(getLastOfLane, { job: null });
    mock(getParty, partyRecord({ volumetricDivisor: '5000' }));
    const add = mock(addJobcard, { data: job, warnings: [] });
    const { user, router } = show('create_jobcard');
    const choose = async (mode: string) => {
      await user.click(screen.getByRole('combobox', { name: /^Mode/ }));
      await user.click(await screen.findByRole('option', { name: mode }));
    };
    await user.type(await screen.findByRole('combobox', { name: /Customer/ }), 'coastal');
    await user.click(await screen.findByRole('option', { name: /Coastal Spices/ }));
    await user.type(screen.getByRole('textbox', { name: /Origin, as written/ }), 'Sanand');
    await user.type(screen.getByRole('textbox', { name: /Destination, as written/ }), 'Riyadh dry port');
    await user.type(screen.getByRole('textbox', { name: 'Vessel' }), 'MSC Anna');

    await choose('Air');
    expect(await screen.findByText(/^Not kept.*: Vessel$/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'MAWB' }), '176-1');
    await choose('Sea FCL');
    expect(screen.getByRole('textbox', { name: 'Vessel' })).toHaveValue('MSC Anna');
    expect(screen.getByText(/^Not kept.*: MAWB$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create jobcard' }));

    await waitFor(() => expect(router.state.location.pathname).toContain('update_jobcard'));
    expect(add.calls[0]?.input).toMatchObject({ mode: 'SEA_FCL', vessel: 'MSC Anna' });
    expect(add.calls[0]?.input).not.toMatchObject({ mawbNumber: expect.stringContaining('176') });
  });

  it('says at the fields what is missing, and sends nothing', async () => {
    const add = mock(addJobcard, { data: job, warnings: [] });
    const { user } = show('create_jobcard');

    const create = await screen.findByRole('button', { name: 'Create jobcard' });
    for (const name of [/^Origin/, /^Destination/]) expect(screen.getByRole('combobox', { name })).toBeRequired();
    await user.click(create);

    expect(await screen.findAllByText('Choose the place, or write where it is.')).toHaveLength(2);
    expect(add.calls).toEqual([]);
  });

  it('offers what a mistyped container number was likely meant to be, and takes it by a press', async () => {
    const { user } = show('create_jobcard');
    await user.click(await screen.findByRole('button', { name: 'Add container' }));
    const number = await screen.findByRole('textbox', { name: /Container number/ });
    await user.type(number, 'csqu3045383');

    await user.click(await screen.findByRole('button', { name: 'Use CSQU3054383' }));

    expect(number).toHaveValue('CSQU3054383');
    expect(number).toBeValid();
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  });

  it('asks why a container number stands whose last digit does not fit', async () => {
    const { user } = show('create_jobcard');

    await user.click(await screen.findByRole('button', { name: 'Add container' }));
    await user.type(await screen.findByRole('textbox', { name: /Container number/ }), 'csqu3054384');

    expect(await screen.findByRole('textbox', { name: /Why the last digit stands/ })).toBeVisible();
  });

  it('takes its containers from a spreadsheet as the trade writes them', async () => {
    const { user } = show('create_jobcard');
    await user.click(await screen.findByRole('button', { name: 'Add container' }));

    await user.click(await screen.findByRole('textbox', { name: /Container number/ }));
    await user.paste('CSQU3054383\t40HC\tS1\nCSQU3054384\t40 RF\tS2\tPainted so\tReefer');

    const second = within(await screen.findByRole('group', { name: 'Container, line 2' }));
    expect(second.getByRole('combobox', { name: /Size and type/ })).toHaveTextContent('45R1');
    expect(await second.findByRole('textbox', { name: /Why the last digit stands/ })).toHaveValue('Painted so');
    const first = within(screen.getByRole('group', { name: 'Container, line 1' }));
    expect(first.getByRole('combobox', { name: /Size and type/ })).toHaveTextContent('45G1');
    expect(screen.getByText('Not pasted, as no field here takes it: Reefer')).toBeVisible();
  });
});

describe('a job that exists', () => {
  it('is changed with the version that was seen; mode and direction stay', async () => {
    const update = mock(updateJobcard, { data: job, warnings: [] });
    const { user } = showJob();

    await user.type(await screen.findByRole('textbox', { name: /Vessel/ }), 'MSC Anna');
    expect(screen.getByRole('button', { name: 'Open job' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('SE/26-27/00001 is saved')).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ id: job.id, version: 1, vessel: 'MSC Anna' });
    expect(update.calls[0]?.input).not.toHaveProperty('mode');
  });

  it('loses what is of another mode, once that was told', async () => {
    const update = mock(updateJobcard, { data: job, warnings: [] });
    const { user } = showJob(jobcardRecord({ mode: 'AIR', vessel: 'MSC Anna' }));

    expect(await screen.findByText(/^Not kept.*: Vessel$/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Flight' }), 'GU 245');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(update.calls[0]?.input).toMatchObject({ flightNumber: 'GU 245', vessel: null }));
  });

  it('is opened by a confirmation', async () => {
    const move = mock(moveJobcard, jobcardRecord({ status: 'OPEN' }));
    const { user } = showJob();

    await user.click(await screen.findByRole('button', { name: 'Open job' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open job' }));

    expect(await screen.findByText('SE/26-27/00001: Open')).toBeVisible();
    expect(move.calls[0]?.input).toEqual({ id: job.id, version: 1, to: 'OPEN' });
  });

  it('that lacks what opening needs says all of it', async () => {
    showJob(jobcardRecord({ incoterm: null, commodity: null, destinationLocode: null }));

    const open = await screen.findByRole('button', { name: 'Open job' });
    expect(open).toBeDisabled();
    expect(open).toHaveAccessibleDescription(/Say where the goods go.*Incoterm.*commodity/);
  });

  it('is not completed before the goods have arrived', async () => {
    showJob(jobcardRecord({ status: 'IN_PROGRESS', shipments: [{ id: job.id, status: 'DEPARTED' }] }));

    expect(await screen.findByRole('button', { name: 'Complete job' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'The shipment is not delivered yet.' })).toHaveAttribute(
      'href',
      `${group}/shipment_tracking?id=${job.id}`,
    );
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute(
      'href',
      `${group}/shipment_tracking?id=${job.id}`,
    );
  });

  it('is cancelled with a reason', async () => {
    const move = mock(moveJobcard, jobcardRecord({ status: 'CANCELLED' }));
    const { user } = showJob();

    await user.click(await screen.findByRole('button', { name: 'Cancel job' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The buyer withdrew');
    await user.click(dialog.getByRole('button', { name: 'Cancel job' }));

    expect(await screen.findByText('SE/26-27/00001: Cancelled')).toBeVisible();
    expect(move.calls[0]?.input).toMatchObject({ to: 'CANCELLED', reason: 'The buyer withdrew' });
  });

  it('that is cancelled is only read', async () => {
    showJob(jobcardRecord({ status: 'CANCELLED', cancelReason: 'The buyer withdrew' }));

    expect(await screen.findByText('Cancelled: The buyer withdrew')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('that has ended shows by what it went, under which bills, and its further legs', async () => {
    const leg = { ...{ conveyance: 'Elbe Feeder 12W', fromPlace: 'Colombo', toPlace: 'Hamburg' }, ...{ pieces: 40 } };
    const days = { departsOn: '2026-11-26', arrivesOn: '2026-12-02', grossKg: '12345.6' };
    const bills = { mblNumber: 'MAEU123', hblNumber: 'HBL-9', vessel: 'Elbe Pride', mawbNumber: '176-90625010' };
    showJob(jobcardRecord({ ...bills, mode: 'SEA_FCL', status: 'CLOSED', legs: [{ ...leg, ...days }] }));

    expect(await screen.findByText('MAEU123')).toBeVisible();
    for (const said of ['HBL-9', 'Elbe Pride']) expect(screen.getByText(said)).toBeVisible();
    // Of another mode than its own it says nothing.
    expect(screen.queryByText('176-90625010')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Further legs' })).toHaveTextContent(
      'Elbe Feeder 12WColomboHamburg26-Nov-202602-Dec-20264012,345.6',
    );
  });

  it('that cannot be read says so', async () => {
    mockProblem(getJobcard, 404, { message: 'This job does not exist, or no longer does.' });

    show(`update_jobcard?id=${job.id}`);

    expect(await screen.findByText(/This job does not exist/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'This record cannot be shown' })).toBeVisible();
  });

  it('without an id leads to the list of jobcards', async () => {
    mock(listJobcards, pageOf([]));

    const { router } = show('update_jobcard');

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/internationalGroup/jobcard'));
  });
});
