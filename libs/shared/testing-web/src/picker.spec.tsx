import { queryOf } from '@freightdesk/data-access-api';
import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import {
  ChoiceInput,
  ComboInput,
  FormDialog,
  type Option,
  SelectInput,
  TextInput,
  useSchemaForm,
} from '@freightdesk/shared-ui/forms';
import { screen, waitFor } from '@testing-library/react';
import { mock } from './mock';
import { pageOf } from './page-of';
import { renderScreen } from './render-screen';

interface Party {
  id: string;
  name: string;
}

const listParties = defineEndpoint<ListInput, Page<Party>>({
  name: 'parties.list',
  method: 'GET',
  path: '/party/list',
  access: 'party.read',
  summary: 'Parties.',
});

const input = record({
  partyId: string().optional().label('Party'),
  portCode: string().optional().label('Port'),
  payer: string().optional().label('Payer'),
  remarks: string().optional().label('Remarks'),
});
type Input = InferType<typeof input>;

const acme = { id: 'p-1', name: 'Acme Exports' };
const reliance = { id: 'p-2', name: 'Reliance Retail' };
const ports: Option[] = [
  { id: 'INMUN', label: 'Mundra', detail: 'INMUN' },
  { id: 'INNSA', label: 'Nhava Sheva', detail: 'INNSA', also: 'JNPT' },
];

function Booking({ save }: { save: (input: Input) => Promise<unknown> }) {
  const form = useSchemaForm(input, {});
  return (
    <FormDialog form={form} title="Booking" submitLabel="Save" onSubmit={save} onClose={() => undefined}>
      <ComboInput
        form={form}
        name="partyId"
        search={(q) => queryOf(listParties, { q, pageSize: 10 })}
        optionsOf={({ data }) => data.map(({ id, name }) => ({ id, label: name }))}
        onCreate={(name) => Promise.resolve({ id: 'p-new', label: name })}
      />
      <ChoiceInput form={form} name="portCode" list="ports" options={ports} takesOthers />
      <SelectInput
        form={form}
        name="payer"
        options={['Shipper', 'Consignee'].map((label) => ({ value: label, label }))}
        emptyLabel="Nobody"
      />
      <TextInput form={form} name="remarks" />
    </FormDialog>
  );
}

/** A server that finds what holds the text, as ours does. */
const answer = () =>
  mock(listParties, ({ q = '' }) =>
    pageOf([acme, reliance].filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))),
  );

function open() {
  const search = answer();
  const save = jest.fn(() => Promise.resolve());
  const { user } = renderScreen(<Booking save={save} />);
  return { user, save, search };
}

const party = () => screen.getByRole('combobox', { name: 'Party' });
const port = () => screen.getByRole('combobox', { name: 'Port' });

const unchosen = 'Choose one of the list, or add it as a new one.';
type User = ReturnType<typeof open>['user'];

describe('a picker', () => {
  it('chooses its first match by Enter, even before it is found, and the form is not sent', async () => {
    const { user, save } = open();

    await user.type(party(), 'acme{Enter}');

    await waitFor(() => expect(party()).toHaveValue('Acme Exports'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('is waited for by Ctrl+S where its answer is still to come', async () => {
    const { user, save } = open();

    await user.type(party(), 'acme{Enter}');
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ partyId: acme.id }));
  });

  it('chooses its first match by Tab, and the next field has the cursor', async () => {
    const { user } = open();

    await user.type(port(), 'jnpt');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.tab();

    await waitFor(() => expect(port()).toHaveValue('Nhava Sheva'));
    expect(screen.getByRole('combobox', { name: 'Payer' })).toHaveFocus();
  });

  it('left before the answer is there takes the first match when it comes', async () => {
    const { user, search } = open();

    await user.type(party(), 'relia');
    await user.tab();

    await waitFor(() => expect(party()).toHaveValue('Reliance Retail'));
    expect(search.calls.length).toBeLessThan(4);
  });

  it('finds what was typed with one letter wrong', async () => {
    const { user } = open();

    await user.type(party(), 'relianse');

    expect(await screen.findByRole('option', { name: 'Reliance Retail' })).toBeVisible();
  });

  it('offers no new one beside one of that very name', async () => {
    const { user } = open();

    await user.type(party(), 'acme exports');
    await screen.findByRole('option', { name: 'Acme Exports' });
    expect(screen.queryByRole('option', { name: /^Add/ })).not.toBeInTheDocument();

    await user.type(party(), ' two');
    expect(await screen.findByRole('option', { name: 'Add "acme exports two"' })).toBeVisible();
  });

  it('takes what is on no list as it is written, where it may', async () => {
    const { user } = open();

    await user.type(port(), 'Dry dock 4');
    await user.click(await screen.findByRole('option', { name: 'Use "Dry dock 4" as written' }));

    await waitFor(() => expect(port()).toHaveValue('Dry dock 4'));
  });

  it('takes what nothing matches as it is written as soon as it is left, where it may', async () => {
    const { user, save } = open();

    await user.type(port(), 'Dry dock 4');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ portCode: 'Dry dock 4' })));
    expect(port()).toHaveValue('Dry dock 4');
  });

  it.each([
    ['by Tab', 'Nobody of ours', (user: User) => user.tab()],
    ['by a press elsewhere', 'Nobody of ours', (user: User) => user.click(screen.getByText('Booking'))],
    ['by a press elsewhere, though some are like it', 'acme', (user: User) => user.click(screen.getByText('Booking'))],
  ])('left %s keeps a text that is none of its records, and says so', async (_how, typed, leave) => {
    const { user, save } = open();

    await user.type(party(), typed);
    await leave(user);

    await waitFor(() => expect(party()).toHaveAccessibleDescription(unchosen));
    expect(party()).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(party()).toHaveFocus());
    expect(party()).toHaveValue(typed);
    expect(save).not.toHaveBeenCalled();
  });

  it('sent with a text that was not chosen says so, whatever was chosen before', async () => {
    const { user, save } = open();
    await user.type(party(), 'acme{Enter}');
    await waitFor(() => expect(party()).toHaveValue('Acme Exports'));

    await user.type(party(), ' of Surat');
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(party()).toHaveAccessibleDescription(unchosen));
    expect(party()).toHaveValue('Acme Exports of Surat');
    expect(save).not.toHaveBeenCalled();
  });

  it('takes the one record that is called so in full when it is left or sent', async () => {
    const { user, save } = open();

    await user.type(party(), ' acme  EXPORTS');
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ partyId: acme.id })));
  });

  it.each([
    ['something is chosen', 'acme{Enter}', 'Acme Exports'],
    ['it is emptied', '', ''],
  ])('asks no more once %s', async (_what, keys, shown) => {
    const { user, save } = open();
    await user.type(party(), 'Nobody of ours');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(party()).toHaveAccessibleDescription(unchosen));

    await user.clear(party());
    if (keys !== '') await user.type(party(), keys);

    await waitFor(() => expect(party()).toHaveValue(shown));
    await waitFor(() => expect(party()).not.toHaveAccessibleDescription());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('asks before a form is left with a text that was not chosen', async () => {
    const { user } = open();

    await user.type(party(), 'Nobody of ours');
    await user.tab();
    await user.keyboard('{Escape}');

    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('has buttons that say which field they are of', async () => {
    open();

    expect(await screen.findByRole('button', { name: 'Choices of Party' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choices of Port' })).toBeInTheDocument();
  });
});

it('a choice of a few is made by its letter, or from its list by Tab, which goes on', async () => {
  const { user, save } = open();
  const payer = screen.getByRole('combobox', { name: 'Payer' });
  await user.click(port());
  await user.tab();

  await user.keyboard('s');
  expect(payer).toHaveTextContent('Shipper');
  await user.keyboard('{Enter}{ArrowDown}{Tab}');

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveFocus());
  expect(payer).toHaveTextContent('Consignee');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ payer: 'Consignee' })));
});
