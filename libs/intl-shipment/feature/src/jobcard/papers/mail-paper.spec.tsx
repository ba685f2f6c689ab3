import { listMails, sendMail } from '@freightdesk/activity-contract';
import { getCompany } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import { getJobPaperFacts } from '@freightdesk/intl-shipment-contract';
import { jobcardRecord } from '@freightdesk/intl-shipment-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { JobPaperDialog } from './job-paper-dialog';

const job = jobcardRecord({ mblNumber: 'MAEU123' });
const party = (name: string, email: string | null) => ({ name, lines: [], email });
const facts = {
  ...{ customer: party('Coastal Spices Exports', null), shipper: null, consignee: null, notifyParty: null },
  ...{ overseasAgent: party('Emirates Freight', 'ops@emirates.example'), told: {}, houses: [], master: null },
};

const show = () => {
  mock(getJobPaperFacts, facts);
  mock(getCompany, company());
  return renderScreen(
    [{ path: '/', element: <JobPaperDialog job={job} paper="pre-alert" onClose={() => undefined} /> }],
    { role: 'INTERNATIONAL', path: '/' },
  );
};

describe('a paper of a job', () => {
  it('goes by e-mail to whom it is for, with a letter that names the shipment', async () => {
    mock(listMails, { isOn: true, mails: [] });
    const send = mock(sendMail, {
      ...{ id: job.id, to: ['ops@emirates.example'], cc: [], subject: 'Pre-alert', text: '', attachment: 'a.pdf' },
      ...{ status: 'WAITING' as const, attempts: 0, problem: null, createdAt: '2026-11-21T06:00:00Z', sentAt: null },
      createdBy: { id: job.ownerId, name: 'Isha' },
    });
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'E-mail' }));
    const letter = within(await screen.findByRole('dialog', { name: 'E-mail' }));
    expect(letter.getByRole('textbox', { name: /^To/ })).toHaveValue('ops@emirates.example');
    await user.click(letter.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(send.calls).toHaveLength(1));
    expect(send.calls[0]?.input).toMatchObject({
      ...{ record: 'jobcard', recordId: job.id, paper: 'pre-alert', to: ['ops@emirates.example'] },
      text: expect.stringContaining('MBL: MAEU123'),
    });
  });
});
