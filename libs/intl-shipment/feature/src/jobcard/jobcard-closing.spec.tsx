import { listPeople } from '@freightdesk/activity-contract';
import { getCompany } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { getJobcard, getJobProfit, type Jobcard, jobProfit, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { screen, within } from '@testing-library/react';
import { Component as UpdateJobcard } from './update-jobcard-screen';

const page = '/dashboard/internationalGroup/update_jobcard';
const job = jobcardRecord({ status: 'COMPLETED' });
const low = 'It earns 4% of its sale, below the floor of 8%. Only an administrator closes it so.';

/** A completed job that was sold for 10,000 rupees. */
function show(role: Role, buyPaise: number, shown: Jobcard = job) {
  const heads = [{ chargeHeadId: null, name: null, buyPaise, sellPaise: 1_000_000 }];
  mock(getCompany, company({ marginFloorPercent: '8' }));
  mock(getJobProfit, jobProfit(job, { heads, exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 }));
  mock(getJobcard, shown);
  mock(listPeople, []);
  return renderScreen([{ path: page, element: <UpdateJobcard /> }], { role, path: `${page}?id=${job.id}` });
}

describe('a job that earns less than the floor', () => {
  it('is not closed by the desk, and says why with the way to its profit', async () => {
    show('INTERNATIONAL', 960_000);

    expect(await screen.findByRole('link', { name: low })).toHaveAttribute('href', `${page}?id=${job.id}&tab=charges`);
    expect(screen.getByRole('button', { name: 'Close job' })).toBeDisabled();
  });

  it('is closed by an administrator who says why', async () => {
    const move = mock(moveJobcard, jobcardRecord({ status: 'CLOSED' }));
    const { user } = show('ADMIN', 960_000);
    await screen.findByRole('link', { name: low });

    await user.click(screen.getByRole('button', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(low)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(move.calls).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'To keep the customer');
    await user.click(dialog.getByRole('button', { name: 'Close job' }));

    expect(await screen.findByText(`${job.number}: Closed`)).toBeVisible();
    expect(move.calls[0]?.input).toMatchObject({ to: 'CLOSED', reason: 'To keep the customer' });
  });

  it('is told in the words of the server where a cost came meanwhile', async () => {
    const values = { margin: '-2%', floor: '8%' };
    const message =
      'It earns {{margin}} of its sale, below the floor of {{floor}}. Only an administrator closes it so.';
    mockProblem(moveJobcard, 422, {
      code: 'validation',
      ...{ message, values },
      errors: [{ field: 'to', code: 'below_floor', message, values }],
    });
    const { user } = show('INTERNATIONAL', 900_000);

    await user.click(await screen.findByRole('button', { name: 'Close job' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Close job' }));

    expect(await question.findByText(/It earns -2% of its sale, below the floor of 8%/)).toBeVisible();
  });
});

describe('what keeps a job from being closed', () => {
  const line = (end: string, description: string) =>
    keptChargeRow({ id: `01990000-0000-7000-8000-0000000000${end}`, description, isAccrued: true });
  const freight = { ...line('d1', 'Ocean freight'), saleDocument: { id: job.id, number: 'SI/26-27/000001' } };
  const handling = line('d2', 'Handling');
  const open = { ...job, charges: [freight, handling] };

  it('leads to the very charge, which is lit among the others', async () => {
    const { user, router } = show('INTERNATIONAL', 0, open);

    await user.click(await screen.findByRole('link', { name: /Handling is not billed yet/ }));

    expect(router.state.location.search).toBe(`?id=${job.id}&tab=charges&charge=${handling.id}`);
    const charges = within(await screen.findByRole('table', { name: 'Charges' }));
    const lit = charges.getByRole('row', { current: true });
    expect(lit).toHaveTextContent('Handling');
    expect(lit).toHaveFocus();
    expect(charges.getAllByRole('row', { current: false })).toHaveLength(2);
  });

  it('is one way for each charge, and none for what is in order', async () => {
    show('INTERNATIONAL', 0, open);

    await screen.findByRole('link', { name: /Handling is not billed yet/ });
    expect(screen.queryByRole('link', { name: /Ocean freight/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close job' })).toBeDisabled();
  });
});
