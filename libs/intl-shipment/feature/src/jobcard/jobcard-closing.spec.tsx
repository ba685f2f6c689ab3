import { listPeople } from '@freightdesk/activity-contract';
import { getCompany } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { getJobcard, getJobProfit, jobProfit, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as UpdateJobcard } from './update-jobcard-screen';

const page = '/dashboard/internationalGroup/update_jobcard';
const job = jobcardRecord({ status: 'COMPLETED' });
const low = 'It earns 4% of its sale, below the floor of 8%. Only an administrator closes it so.';

/** A completed job that was sold for 10,000 rupees. */
function show(role: Role, buyPaise: number) {
  const heads = [{ chargeHeadId: null, name: null, buyPaise, sellPaise: 1_000_000 }];
  mock(getCompany, company({ marginFloorPercent: '8' }));
  mock(getJobProfit, jobProfit(job, { heads, exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 }));
  mock(getJobcard, job);
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
