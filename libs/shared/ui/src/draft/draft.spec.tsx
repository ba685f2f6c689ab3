import { startI18n } from '@freightdesk/shared-i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect, useState } from 'react';
import { FormDialog } from '../frame/form-dialog';
import type { FormSchema } from '../form/schema-facts';
import { TextInput } from '../input/text-input';
import { useSchemaForm } from '../form/use-schema-form';
import { formKeyOf, withoutSecrets } from './draft-form';
import { DraftOwner } from './draft-owner';
import { draftStore } from './draft-store';
import { forgetDrafts } from './forget-drafts';

interface Bank {
  name: string;
  city: string;
}

const text = (label: string) => ({ type: 'string', label, optional: true, nullable: false });
const schema: FormSchema<Bank> = {
  validate: () => Promise.resolve({ name: 'kept', city: 'kept' }),
  describe: () => ({ type: 'object', fields: { name: text('Name'), city: text('City') } }),
};

function BankDialog() {
  const form = useSchemaForm(schema, { name: '', city: '' });
  return (
    <FormDialog
      form={form}
      title="Add bank"
      submitLabel="Add"
      onSubmit={() => Promise.resolve()}
      onClose={() => undefined}
    >
      <TextInput form={form} name="name" />
      <TextInput form={form} name="city" />
    </FormDialog>
  );
}

const person = 'person-1';
const key = formKeyOf(window.location, { name: '', city: '' });
const kept = (rest: object = {}) => ({
  person,
  form: key,
  values: { name: 'HDFC Bank', city: '' },
  picked: [],
  savedAt: '2026-11-21T08:35:00Z',
  wasInterrupted: false,
  ...rest,
});

void startI18n();

function show(page: ReactElement) {
  const { unmount } = render(page);
  return { user: userEvent.setup(), unmount };
}

const open = () =>
  show(
    <DraftOwner person={person} isEnding={false}>
      <BankDialog />
    </DraftOwner>,
  );

/** A page whose session stops at an event. */
function StoppingSession() {
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const stop = () => setEnding(true);
    window.addEventListener('session-stops', stop);
    return () => window.removeEventListener('session-stops', stop);
  }, []);
  return (
    <DraftOwner person={person} isEnding={isEnding}>
      <BankDialog />
    </DraftOwner>
  );
}

const name = () => screen.getByLabelText('Name');
const stored = () => draftStore.read(person, key);

afterEach(() => forgetDrafts(person));

describe('what is typed into a form', () => {
  it('is kept while it is not saved', async () => {
    const { user } = open();

    await user.type(name(), 'HDFC');

    await waitFor(async () => expect((await stored())?.values).toEqual({ name: 'HDFC', city: '' }));
  });

  it('is offered when the form opens again, and restored when the person wants it', async () => {
    await draftStore.write(kept());
    const { user } = open();
    expect(await screen.findByText(/You left this form unfinished on 21-Nov-2026 14:05. Restore\?/)).toBeVisible();
    expect(name()).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Restore' }));

    expect(name()).toHaveValue('HDFC Bank');
  });

  it('is there at once where the session had stopped in the middle of it', async () => {
    await draftStore.write(kept({ wasInterrupted: true }));

    open();

    expect(await screen.findByText('What you typed on 21-Nov-2026 14:05 is restored.')).toBeVisible();
    expect(name()).toHaveValue('HDFC Bank');
  });

  it('is kept at the moment the session stops, without waiting for a pause, and still so when the form then goes', async () => {
    const { user, unmount } = show(<StoppingSession />);
    await user.type(name(), 'H');

    act(() => void window.dispatchEvent(new Event('session-stops')));
    unmount();

    await waitFor(async () => expect(await stored()).toMatchObject({ values: { name: 'H' }, wasInterrupted: true }));
  });

  it('is kept at the moment the form is left, as by Back, without waiting for a pause', async () => {
    const { user, unmount } = open();
    await user.type(name(), 'H');

    unmount();

    await waitFor(async () => expect(await stored()).toMatchObject({ values: { name: 'H' } }));
  });

  it('is forgotten when the person discards it', async () => {
    await draftStore.write(kept());
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    await waitFor(async () => expect(await stored()).toBeUndefined());
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('is forgotten once it is saved', async () => {
    await draftStore.write(kept());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));

    await user.click(screen.getByRole('button', { name: 'Add' }));

    await waitFor(async () => expect(await stored()).toBeUndefined());
  });

  it('is forgotten with all other forms of the person at logout, and nobody else’s', async () => {
    await draftStore.write(kept());
    await draftStore.write(kept({ person: 'person-2' }));

    await forgetDrafts(person);

    expect(await stored()).toBeUndefined();
    expect(await draftStore.read('person-2', key)).toMatchObject({ values: { name: 'HDFC Bank' } });
  });
});

describe('a draft', () => {
  it('never holds a password', () => {
    expect(withoutSecrets({ name: 'A', password: 'x', user: { newPassword: 'y', city: 'B' } })).toEqual({
      name: 'A',
      user: { city: 'B' },
    });
  });

  it('belongs to its page and its record, whatever the day', () => {
    const page = { pathname: '/dashboard/sales/invoice/edit', search: '?id=7&tab=2' };

    expect(formKeyOf(page, { date: '2026-11-21', party: 'a' })).toBe(
      formKeyOf(page, { date: '2026-11-22', party: 'a' }),
    );
    expect(formKeyOf(page, { party: 'a' })).not.toBe(formKeyOf({ ...page, search: '?id=8' }, { party: 'a' }));
    expect(formKeyOf(page, { party: 'a' })).not.toBe(formKeyOf(page, { party: 'b' }));
  });
});
