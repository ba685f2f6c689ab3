import { useList, useSave } from '@freightdesk/data-access-api';
import { defineEndpoint, defineList, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { object, string } from '@freightdesk/shared-endpoint/schema';
import { useCan } from '@freightdesk/shared-session';
import { type Column, DataTable, ListToolbar, PageHeader, useConfirm, useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { mock, mockProblem } from './mock';
import { pageOf } from './page-of';
import { renderScreen } from './render-screen';

interface Bank {
  id: string;
  name: string;
  ifsc: string;
}
interface BankInput {
  name: string;
  ifsc?: string;
}

const listBanks = defineEndpoint<ListInput, Page<Bank>>({
  name: 'banks.list',
  method: 'GET',
  path: '/bank/list',
  access: 'bank.read',
  summary: 'Banks.',
  list: defineList({
    fields: {
      name: { kind: 'text', label: 'Name' },
      status: { kind: 'choice', label: 'Status', values: ['OPEN', 'CLOSED'] },
    },
    filters: { status: {} },
    sorts: ['name'],
    defaultSort: 'name',
    search: ['name'],
    hint: 'Search banks',
  }),
});
const addBank = defineEndpoint<BankInput, Bank>({
  name: 'banks.add',
  method: 'POST',
  path: '/bank/add',
  access: 'bank.write',
  summary: 'Adds a bank.',
  status: 201,
  touches: ['banks'],
});
const deleteBank = defineEndpoint<{ id: string }, { id: string }>({
  name: 'banks.delete',
  method: 'POST',
  path: '/bank/delete',
  access: 'bank.write',
  summary: 'Deletes a bank.',
  touches: ['banks'],
});

const bankInput = object({ name: string().required().label('Name'), ifsc: string().optional().label('IFSC') });

const columns: Column<Bank>[] = [
  { id: 'name', cell: ({ name }) => name },
  { id: 'ifsc', header: 'IFSC', cell: ({ ifsc }) => ifsc },
];

function BankForm({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(bankInput, {});
  const save = useSave(addBank);
  const notify = useNotify();
  return (
    <FormDialog
      form={form}
      title="Add bank"
      submitLabel="Save"
      onSubmit={save}
      onSaved={() => notify('Bank added')}
      onClose={onClose}
    >
      <TextInput form={form} name="name" autoFocus />
      <TextInput form={form} name="ifsc" uppercase />
    </FormDialog>
  );
}

function Banks() {
  const list = useList(listBanks);
  const remove = useSave(deleteBank);
  const confirm = useConfirm();
  const mayWrite = useCan('bank.write');
  const [isAdding, setAdding] = useState(false);
  const add = mayWrite ? <Button onClick={() => setAdding(true)}>Add bank</Button> : null;
  const ask = ({ id, name }: Bank) =>
    confirm({ title: `Delete ${name}`, confirmLabel: 'Delete', danger: true, run: () => remove({ id }) });
  return (
    <>
      <PageHeader title="Banks" action={add} />
      <DataTable
        label="Banks"
        list={list}
        columns={columns}
        empty={{ title: 'No bank yet', action: add }}
        rowActions={(bank) => [{ label: 'Delete', danger: true, onSelect: () => void ask(bank) }]}
        toolbar={<ListToolbar list={list} />}
      />
      {isAdding ? <BankForm onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const hdfc: Bank = { id: '1', name: 'HDFC Bank', ifsc: 'HDFC0000001' };

describe('a list screen and its form, as a clerk meets them', () => {
  it('shows the rows, adds a bank and shows it in the list that was fetched anew', async () => {
    const rows = [hdfc];
    mock(listBanks, () => pageOf(rows));
    const added = mock(addBank, (input) => {
      const bank = { id: '2', name: input.name, ifsc: input.ifsc ?? '' };
      rows.push(bank);
      return bank;
    });
    const { user } = renderScreen(<Banks />);

    expect(await screen.findByRole('row', { name: /HDFC Bank/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add bank' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Axis Bank');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('row', { name: /Axis Bank/ })).toBeVisible();
    expect(await screen.findByText('Bank added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(added.calls).toHaveLength(1);
    expect(added.calls[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends a second try of the same form under the same key, and the next form under another', async () => {
    mock(listBanks, pageOf([hdfc]));
    const refused = mockProblem(addBank, 503, { code: 'unavailable', message: 'The database is away for a moment.' });
    const { user } = renderScreen(<Banks />);
    await user.click(await screen.findByRole('button', { name: 'Add bank' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Axis');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away for a moment.Request request-1');

    const accepted = mock(addBank, { id: '2', name: 'Axis', ifsc: '' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add bank' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Canara');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(accepted.calls).toHaveLength(2));

    const [first, second] = accepted.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe(refused.calls[0]?.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('deletes only after the named question, and tells in the question why it could not', async () => {
    mock(listBanks, pageOf([hdfc]));
    mockProblem(deleteBank, 409, { code: 'bank_in_use', message: 'Payments stand in this bank.' });
    const { user } = renderScreen(<Banks />);

    const row = await screen.findByRole('row', { name: /HDFC Bank/ });
    await user.click(within(row).getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete HDFC Bank' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await within(question).findByRole('alert')).toHaveTextContent('Payments stand in this bank.');
  });

  it('hides from a role what it may not do', async () => {
    mock(listBanks, pageOf([]));
    renderScreen(<Banks />, { role: 'DOMESTIC' });

    expect(await screen.findByText('No bank yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add bank' })).not.toBeInTheDocument();
  });

  it('shows what failed, with the request id, and tries again', async () => {
    mockProblem(listBanks, 500, { requestId: 'r-17' });
    const { user } = renderScreen(<Banks />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrongRequest r-17');

    mock(listBanks, pageOf([hdfc]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('row', { name: /HDFC Bank/ })).toBeVisible();
  });

  it('keeps the search in the address and offers to drop it when nothing matches', async () => {
    const list = mock(listBanks, (input) => pageOf(input.q ? [] : [hdfc]));
    const { user, router } = renderScreen(<Banks />, { path: '/?status=OPEN&status=ELSE' });
    await screen.findByRole('row', { name: /HDFC Bank/ });
    expect(list.calls[0]?.input).toMatchObject({ status: ['OPEN'], sort: 'name' });

    await user.type(screen.getByRole('textbox', { name: 'Search banks' }), 'zzz');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(router.state.location.search).toBe('?q=zzz&status=OPEN');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('row', { name: /HDFC Bank/ })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});
