import { listMails, type Mail, sendMail } from '@freightdesk/activity-contract';
import { getLetterMail, letterMails } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { LetterMail } from './letter-mail';

const partyId = '01990000-0000-7000-8000-0000000000c1';
const sides = { to: 'Indian Oil', from: 'Konkan Freight' };
const sent: Mail = {
  ...{ id: partyId, to: ['accounts@indianoil.example'], cc: [], subject: 'Payment reminder', text: 'Dear Indian Oil' },
  ...{ attachment: 'reminder.pdf', status: 'WAITING', attempts: 0, problem: null, sentAt: null },
  ...{ createdAt: '2026-11-21T06:00:00.000Z', createdBy: { id: partyId, name: 'Asha Test' } },
};

beforeEach(() => {
  mock(getLetterMail, { to: 'accounts@indianoil.example', letters: letterMails('FRIENDLY', sides) });
});

const choose = async (name: string) => {
  const { user } = renderScreen(<LetterMail partyId={partyId} />, { role: 'ACCOUNT', path: '/' });
  await user.click(screen.getByRole('button', { name: 'E-mail' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
};

it('a reminder goes out in its tone, with its paper, from the words that are ready', async () => {
  mock(listMails, { isOn: true, mails: [] });
  const send = mock(sendMail, sent);
  const user = await choose('Friendly reminder');

  expect(await screen.findByRole('textbox', { name: /Subject/ })).toHaveValue('Payment reminder – Konkan Freight');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('The letter is on its way')).toBeVisible();
  expect(send.calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({
      record: 'party',
      recordId: partyId,
      paper: 'FRIENDLY',
      to: ['accounts@indianoil.example'],
    }),
  ]);
});

it('where the server sends nothing the letter is ready in one’s own program', async () => {
  mock(listMails, { isOn: false, mails: [] });
  await choose('Statement of account');

  expect(await screen.findByRole('link', { name: 'Open the letter' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:accounts%40indianoil\.example\?subject=Payment%20reminder/),
  );
});
