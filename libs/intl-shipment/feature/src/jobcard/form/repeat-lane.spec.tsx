import { addJobcard, getJobcard, getLastOfLane } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { listParties, type PartyRow } from '@freightdesk/parties-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { Component as CreateJobcard } from './create-jobcard-screen';

const page = '/dashboard/internationalGroup/create_jobcard';
const agent = { id: '01990000-0000-7000-8000-0000000000c7', name: 'Emirates Freight' };
const job = jobcardRecord({
  ...{ overseasAgentId: agent.id, overseasAgent: agent },
  ...{ etd: '2026-11-24', vessel: 'Maersk Chennai', mblNumber: 'MAEU778', carrier: 'Maersk', status: 'COMPLETED' },
  charges: [
    keptChargeRow({ description: 'Ocean freight', buyRate: '800', sellRate: '900', isAccrued: true }),
    keptChargeRow({ description: 'Demurrage and detention to 02-Nov-2026' }),
  ],
});
const party: PartyRow = {
  ...{ id: job.customerId, name: job.customer.name, roles: ['CUSTOMER'], country: 'IN', gstin: null, stateCode: null },
  ...{ email: null, phone: null, podRequiredForBilling: false, podMustBeVerified: false },
  ...{ volumetricDivisor: null, version: 1 },
};
const screens = [
  { path: page, element: <CreateJobcard /> },
  { path: '*', element: <p>elsewhere</p> },
];

it('the last job of a customer is offered once he is chosen, and repeated with its charges and nothing of its voyage', async () => {
  mock(listParties, pageOf([party]));
  mock(getJobcard, job);
  mock(getLastOfLane, { job: { ...job, date: '2026-11-18', chargeCount: 2 } });
  const add = mock(addJobcard, { data: job, warnings: [] });
  const { user } = renderScreen(screens, { role: 'INTERNATIONAL', path: page });

  await user.type(await screen.findByRole('combobox', { name: /Customer/ }), 'coastal');
  await user.click(await screen.findByRole('option', { name: /Coastal Spices/ }));
  await user.click(await screen.findByRole('link', { name: 'Repeat SE/26-27/00001' }));
  expect(await screen.findByText(/Like SE\/26-27\/00001/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Repeat SE/ })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Customer/ })).toHaveValue(job.customer.name);
  expect(screen.getByRole('combobox', { name: 'Overseas agent' })).toHaveValue(agent.name);
  await user.click(screen.getByRole('button', { name: 'Create jobcard' }));

  await waitFor(() => expect(add.calls).toHaveLength(1));
  const { input } = add.calls[0] ?? {};
  expect(input).toMatchObject({
    ...{
      customerId: job.customerId,
      overseasAgentId: agent.id,
      carrier: 'Maersk',
      originLocode: 'INNSA',
      destinationLocode: 'AEJEA',
    },
    charges: [{ description: 'Ocean freight', buyRate: '800', sellRate: '900' }],
  });
  for (const member of ['etd', 'vessel', 'mblNumber', 'papers', 'shipments']) expect(input).not.toHaveProperty(member);
  expect(input?.charges?.[0]).not.toHaveProperty('id');
  expect(input?.charges?.[0]).not.toHaveProperty('isAccrued');
});
