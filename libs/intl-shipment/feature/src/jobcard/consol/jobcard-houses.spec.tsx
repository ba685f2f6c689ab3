import { listPeople } from '@freightdesk/activity-contract';
import {
  apportionCosts,
  type Consol,
  getConsol,
  getJobcard,
  linkHouses,
  listJobcards,
  unlinkHouse,
} from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as UpdateJobcard } from '../update-jobcard-screen';

const page = '/dashboard/internationalGroup/update_jobcard';
const measures = { grossKg: '300', kg: '300', cbm: '2', containers: 1, teu: 2 };
const house = {
  ...{ id: '01990000-0000-7000-8000-0000000000b2', number: 'SE/26-27/00002', version: 3, status: 'OPEN' as const },
  ...{ customer: { id: '01990000-0000-7000-8000-0000000000c1', name: 'Coastal Spices Exports' }, bill: 'FD-1' },
  ...{ originLocode: 'INNSA', originPlace: null, destinationLocode: 'AEJEA', destinationPlace: null },
  ...{ reason: null, measures },
};
const master = (changes = {}) =>
  jobcardRecord({
    status: 'OPEN',
    shipmentType: 'CONSOL',
    houses: [{ id: house.id, number: house.number }],
    ...changes,
  });
const alone = { master: measures, houses: [house], total: measures, costs: [], apportionment: null };
const show = (job = master(), consol: Consol = alone) => {
  mock(getJobcard, job);
  mock(listPeople, []);
  mock(getConsol, consol);
  return renderScreen([{ path: page, element: <UpdateJobcard /> }], {
    role: 'INTERNATIONAL',
    path: `${page}?id=${job.id}&tab=houses`,
  });
};

describe('the houses on the page of a job', () => {
  it('stand with weight, volume and containers, beside what the master lists', async () => {
    show();

    const row = within(await screen.findByRole('row', { name: /SE\/26-27\/00002/ }));
    expect(row.getByRole('link', { name: 'SE/26-27/00002' })).toHaveAttribute('href', `${page}?id=${house.id}`);
    expect(row.getByText('FD-1')).toBeVisible();
    expect(screen.getByRole('row', { name: /As the master lists it/ })).toHaveTextContent('300');
  });

  it('are chosen among the jobs of the same way that travel by themselves', async () => {
    const job = master({ houses: [], shipmentType: 'DIRECT' });
    const free = jobcardRecord({ id: house.id, number: house.number, version: 3 });
    const list = mock(listJobcards, pageOf([free]));
    const link = mock(linkHouses, master({ version: 2 }));
    const { user } = show(job);

    await user.click(await screen.findByRole('button', { name: 'Add houses' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: /SE\/26-27\/00002/ }));
    await user.click(dialog.getByRole('button', { name: 'Add houses' }));

    await waitFor(() => expect(link.calls).toHaveLength(1));
    expect(link.calls[0]?.input).toEqual({ id: job.id, version: 1, houses: [{ id: house.id, version: 3 }] });
    expect(list.calls[0]?.input).toMatchObject({
      mode: ['SEA_LCL', 'SEA_FCL'],
      direction: 'EXPORT',
      shipmentType: 'DIRECT',
    });
  });

  it('are taken out with a reason', async () => {
    const unlink = mock(unlinkHouse, master({ houses: [], version: 2 }));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Take out SE/26-27/00002' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It missed the vessel');
    await user.click(dialog.getByRole('button', { name: 'Take out' }));

    await waitFor(() => expect(unlink.calls).toHaveLength(1));
    expect(unlink.calls[0]?.input).toMatchObject({
      house: { id: house.id, version: 3 },
      reason: 'It missed the vessel',
    });
  });

  it('name their master, its bill and the way there, and have no houses themselves', async () => {
    show(
      master({ houses: [], shipmentType: 'HOUSE', master: { id: house.id, number: 'SE/26-27/00009', bill: 'MAEU1' } }),
    );

    expect(await screen.findByText('A house of SE/26-27/00009, under the master bill MAEU1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open master' })).toHaveAttribute(
      'href',
      `${page}?id=${house.id}&tab=houses`,
    );
    expect(screen.queryByRole('tab', { name: 'Houses' })).not.toBeInTheDocument();
  });

  it('bear the costs of the master as it is shown before they do', async () => {
    const job = master();
    const costs = [
      { chargeHeadId: '01990000-0000-7000-8000-0000000000f1', name: 'Ocean freight', buyPaise: 100_000 },
      { chargeHeadId: '01990000-0000-7000-8000-0000000000f2', name: 'Handling', buyPaise: 10_001 },
    ];
    const other = { ...house, id: '01990000-0000-7000-8000-0000000000b3', number: 'SE/26-27/00003', version: 1 };
    const heavier = { ...other, measures: { ...measures, kg: '900', teu: 6 } };
    const consol = { master: measures, houses: [house, heavier], total: measures, costs, apportionment: null };
    const { user } = show(job, consol);
    const apportion = mock(apportionCosts, consol);

    await user.click(await screen.findByRole('button', { name: 'Share costs' }));
    const dialog = within(await screen.findByRole('dialog'));
    const preview = within(await dialog.findByRole('table', { name: 'What the houses bear' }));
    expect(preview.getByRole('row', { name: /SE\/26-27\/00003/ })).toHaveTextContent('825.01');
    await user.click(dialog.getByRole('combobox', { name: 'How Handling is shared' }));
    await user.click(await screen.findByRole('option', { name: 'Equally' }));
    expect(preview.getByRole('row', { name: /SE\/26-27\/00003/ })).toHaveTextContent('800.01');
    await user.click(dialog.getByRole('button', { name: 'Share costs' }));

    await waitFor(() => expect(apportion.calls).toHaveLength(1));
    expect(apportion.calls[0]?.input).toEqual({
      ...{ id: job.id, version: 1, basis: 'TEU', heads: [{ chargeHeadId: costs[1]?.chargeHeadId, basis: 'EQUAL' }] },
      houses: [house, heavier].map(({ id, version }) => ({ id, version })),
    });
  });
});
