import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmHost, type Question, useConfirm } from './use-confirm';

void startI18n();

const deletion = { title: 'Delete HDFC Bank', confirmLabel: 'Delete', danger: true };
const issue = { title: 'Issue the invoice', confirmLabel: 'Issue' };
const doubt = { title: 'Is 01-Jan-2026 the right date?', confirmLabel: 'Yes, record it', isDoubt: true };

function Deleter({ run, question = deletion }: { run?: () => Promise<unknown>; question?: Omit<Question, 'run'> }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const confirmed = await confirm({ ...question, run });
    setAnswer(confirmed ? 'deleted' : 'kept');
  };
  return (
    <>
      <button onClick={() => void ask()}>Ask</button>
      <p>{answer}</p>
    </>
  );
}

async function ask(run?: () => Promise<unknown>) {
  const person = userEvent.setup();
  render(
    <ConfirmHost>
      <Deleter run={run} />
    </ConfirmHost>,
  );
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  return { person, question: within(await screen.findByRole('alertdialog', { name: 'Delete HDFC Bank' })) };
}

it('a named question is answered yes', async () => {
  const { person, question } = await ask();

  await person.click(question.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('deleted')).toBeInTheDocument();
});

it.each([
  ['by Cancel', async (person: ReturnType<typeof userEvent.setup>) => person.click(screen.getByText('Cancel'))],
  ['by Esc', async (person: ReturnType<typeof userEvent.setup>) => person.keyboard('{Escape}')],
])('is answered no %s, and nothing is done', async (_how, refuse) => {
  const run = jest.fn(() => Promise.resolve());
  const { person } = await ask(run);

  await refuse(person);

  expect(await screen.findByText('kept')).toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['what cannot be undone is kept', deletion, 'kept'],
  ['what looks like a slip is taken back', doubt, 'kept'],
  ['what was asked for is done', issue, 'deleted'],
])('by Enter alone %s', async (_what, question, answer) => {
  const person = userEvent.setup();
  render(
    <ConfirmHost>
      <Deleter question={question} />
    </ConfirmHost>,
  );
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: question.title });

  await person.keyboard('{Enter}');

  expect(await screen.findByText(answer)).toBeInTheDocument();
});

it('the deed is one Tab away from the way back', async () => {
  const { person, question } = await ask();

  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await person.tab();
  expect(question.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await person.keyboard('{Enter}');

  expect(await screen.findByText('deleted')).toBeInTheDocument();
});

it('says what is wrong with each field, as none stands there to be marked', async () => {
  const errors = [{ field: 'validUntil', message: 'It would have expired already. Choose a later day.' }];
  const { person, question } = await ask(() =>
    Promise.reject({ message: 'Please correct the marked fields.', errors, requestId: 'r-1' }),
  );

  await person.click(question.getByRole('button', { name: 'Delete' }));

  expect(await question.findByRole('alert')).toHaveTextContent('It would have expired already. Choose a later day.');
  expect(question.getByRole('alert')).not.toHaveTextContent('marked');
});

it('stays with the reason when the work was refused, and may be tried again', async () => {
  const run = jest.fn().mockRejectedValueOnce({ message: 'Payments stand in it.', requestId: 'r-1' });
  const { person, question } = await ask(run);

  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Payments stand in it.');
  await person.click(question.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
