import { listPeople } from '@freightdesk/activity-contract';
import { getJobcard, type Jobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as UpdateJobcard } from './update-jobcard-screen';

const carton = {
  quantity: 4,
  type: 'CARTON',
  lengthCm: '60',
  widthCm: '40',
  heightCm: '40',
  grossKg: '80',
  description: 'Cardamom',
};
const shipper = { id: '01990000-0000-7000-8000-0000000000c2', name: 'Malabar Growers' };
const job = jobcardRecord({ packages: [carton] });

const page = '/dashboard/internationalGroup/update_jobcard';
const routes = [
  { path: page, element: <UpdateJobcard /> },
  { path: '*', element: <p>elsewhere</p> },
];

async function open() {
  mock(getJobcard, job);
  mock(listPeople, []);
  const { user, queryClient } = renderScreen(routes, { role: 'INTERNATIONAL', path: `${page}?id=${job.id}` });
  const vessel = await screen.findByRole('textbox', { name: /Vessel/ });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, queryClient, vessel, save };
}

const refuse = (changes: Partial<Jobcard>) =>
  mockProblem(updateJobcard, 409, { code: 'stale_version', current: { ...job, version: 6, ...changes } });

describe('a job that somebody else saved meanwhile', () => {
  it('keeps what was typed, takes the rest, and is saved over theirs', async () => {
    refuse({ vessel: 'Ever Given', shipperId: shipper.id, shipper });
    const { user, vessel, save } = await open();
    await user.type(vessel, 'MSC Anna');

    await save();

    expect(await screen.findByText('Vessel: now Ever Given')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Vessel/ })).toHaveValue('MSC Anna');
    expect(screen.getByRole('combobox', { name: 'Shipper' })).toHaveValue('Malabar Growers');
    const { calls } = mock(updateJobcard, { data: job, warnings: [] });
    await save();
    expect(await screen.findByText('SE/26-27/00001 is saved')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ version: 6, vessel: 'MSC Anna', shipperId: shipper.id });
  });

  it('has their new packages beside what was typed, and says where both changed the same', async () => {
    refuse({
      packages: [
        { ...carton, quantity: 6 },
        { ...carton, quantity: 1, type: 'CRATE' },
      ],
    });
    const { user, save } = await open();
    const quantity = screen.getByRole('textbox', { name: /Quantity/ });
    await user.clear(quantity);
    await user.type(quantity, '5');

    await save();

    expect(await screen.findByText('Quantity 1: now 6')).toBeVisible();
    const first = within(screen.getByRole('group', { name: 'Packages, line 1' }));
    expect(first.getByRole('textbox', { name: /Quantity/ })).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Use it: Quantity 1' }));
    expect(first.getByRole('textbox', { name: /Quantity/ })).toHaveValue('6');
    const second = within(await screen.findByRole('group', { name: 'Packages, line 2' }));
    expect(second.getByRole('textbox', { name: /Packing/ })).toHaveValue('CRATE');
  });

  it('and ended is not gone on with: the refusal is told, and what was typed stays', async () => {
    refuse({ status: 'CANCELLED', cancelReason: 'Not shipped' });
    const { user, vessel, save } = await open();
    await user.type(vessel, 'MSC Anna');

    await save();

    expect(await screen.findByRole('alert')).not.toHaveTextContent(/Someone else saved/);
    expect(vessel).toHaveValue('MSC Anna');
  });

  it('does not begin anew under somebody who is typing', async () => {
    const { user, queryClient, vessel } = await open();
    await user.type(vessel, 'MSC Anna');

    mock(getJobcard, { ...job, version: 6, vessel: 'Ever Given', status: 'OPEN' });
    await queryClient.invalidateQueries();

    expect(await screen.findByText('Open')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Vessel/ })).toHaveValue('MSC Anna');
  });

  it('begins anew where nothing is typed', async () => {
    const { queryClient } = await open();

    mock(getJobcard, { ...job, version: 6, vessel: 'Ever Given' });
    await queryClient.invalidateQueries();

    await waitFor(() => expect(screen.getByRole('textbox', { name: /Vessel/ })).toHaveValue('Ever Given'));
  });
});
