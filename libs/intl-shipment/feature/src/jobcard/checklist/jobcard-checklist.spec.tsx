import { listPeople } from '@freightdesk/activity-contract';
import { getCompany } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import {
  type CheckedPaper,
  checklistOf,
  getJobcard,
  getJobProfit,
  jobProfit,
  settlePaper,
} from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as UpdateJobcard } from '../update-jobcard-screen';

const page = '/dashboard/internationalGroup/update_jobcard';
const withPapers = (changes: Partial<Parameters<typeof jobcardRecord>[0]> = {}) => {
  const job = jobcardRecord({ status: 'OPEN', etd: '2026-01-20', eta: '2030-01-20', ...changes });
  return { ...job, papers: checklistOf(job, []) };
};
const show = (job = withPapers(), tab = '&tab=checklist') => {
  mock(getJobcard, job);
  mock(listPeople, []);
  return renderScreen([{ path: page, element: <UpdateJobcard /> }], {
    role: 'INTERNATIONAL',
    path: `${page}?id=${job.id}${tab}`,
  });
};
const received = (paper: CheckedPaper): CheckedPaper => ({ ...paper, status: 'RECEIVED', receivedOn: '2026-01-10' });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the checklist on the page of a job', () => {
  it('says which papers are overdue, which are needed and which only if they are asked for', async () => {
    show();

    expect((await rowOf(/^Packing list/)).getByText('Overdue')).toBeVisible();
    expect((await rowOf(/^Proof of delivery/)).getByText('Needed')).toBeVisible();
    expect((await rowOf(/^Certificate of origin/)).getByText('Only if it is asked for')).toBeVisible();
  });

  it('takes a paper that came, with its day', async () => {
    const job = withPapers();
    const settle = mock(settlePaper, { ...job, version: 2 });
    const { user } = show(job);

    await user.click((await rowOf(/^Packing list/)).getByRole('button', { name: 'Change Packing list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /Received on/ }));
    await user.type(dialog.getByRole('textbox', { name: /Received on/ }), '19-Jan-2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Packing list is saved')).toBeVisible();
    await waitFor(() => expect(settle.calls).toHaveLength(1));
  });

  it('says at the field what the server wants to know of a paper that will not come', async () => {
    mockProblem(settlePaper, 422, {
      code: 'validation',
      errors: [{ field: 'reason', code: 'required', message: 'Say why it is not needed.' }],
    });
    const { user } = show();

    await user.click((await rowOf(/^VGM/)).getByRole('button', { name: /^Change/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Not needed' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('Say why it is not needed.')).toBeVisible();
  });

  it('tells what is missing before a job is closed, with the way there, and lets it be closed', async () => {
    const job = withPapers({ status: 'COMPLETED' });
    const papers = job.papers.map((one) => (one.paper === 'HBL' || one.isIfAsked ? one : received(one)));
    mock(getCompany, company());
    mock(getJobProfit, jobProfit(job, { heads: [], exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 }));
    show({ ...job, papers }, '');

    const link = await screen.findByRole('link', { name: 'Missing: House bill of lading' });
    expect(link).toHaveAttribute('href', `${page}?id=${job.id}&tab=checklist`);
    expect(screen.getByRole('button', { name: /Close/ })).toBeEnabled();
  });

  it('of a closed job is only read', async () => {
    show(withPapers({ status: 'CLOSED' }));

    expect(await screen.findByRole('row', { name: /^Packing list/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });
});
