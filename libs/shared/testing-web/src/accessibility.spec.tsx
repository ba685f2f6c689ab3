import { wholeList, type Column, DataTable, ListToolbar, PageHeader } from '@freightdesk/shared-ui';
import { defineList } from '@freightdesk/shared-endpoint';
import { object, string } from '@freightdesk/shared-endpoint/schema';
import { FormDialog, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderScreen } from './render-screen';

interface Bank {
  id: string;
  name: string;
}

const columns: Column<Bank>[] = [{ id: 'name', cell: ({ name }) => name }];
const facts = defineList({
  fields: {
    name: { kind: 'text', label: 'Name' },
    status: { kind: 'choice', label: 'Status', values: ['OPEN'], labels: { OPEN: 'Open' } },
    date: { kind: 'date' },
    isDefault: { kind: 'flag', label: 'Default only' },
  },
  filters: { status: {}, dateFrom: { of: 'date', is: '>=', label: 'From' }, isDefault: {} },
  sorts: ['name'],
  defaultSort: 'name',
  search: ['name'],
  hint: 'Search banks',
});
const list = { ...wholeList({ rows: [{ id: '1', name: 'HDFC Bank' }] }), total: 60, pageSize: 25, facts };

const Banks = () => (
  <main>
    <PageHeader title="Banks" breadcrumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Banks' }]} />
    <DataTable
      label="Banks"
      list={list}
      columns={columns}
      empty={{ title: 'No bank yet' }}
      onOpen={() => undefined}
      rowActions={() => [{ label: 'Delete', onSelect: () => undefined }]}
      toolbar={<ListToolbar list={list} />}
    />
  </main>
);

const bankInput = object({ name: string().required().label('Name') });

function BankForm() {
  const form = useSchemaForm(bankInput, {});
  return (
    <FormDialog
      form={form}
      title="Add bank"
      submitLabel="Save"
      onSubmit={() => Promise.reject(new Error('away'))}
      onClose={() => undefined}
    >
      <TextInput form={form} name="name" />
    </FormDialog>
  );
}

/** What axe holds against the page; colours are looked at in a real browser. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('people who hear the page or use the keyboard alone', () => {
  it('find nothing in their way in a list', async () => {
    renderScreen(<Banks />);
    await screen.findByRole('textbox', { name: 'From' });

    expect(await faults()).toEqual([]);
  });

  it('nor in its menus', async () => {
    const { user } = renderScreen(<Banks />);
    await screen.findByRole('textbox', { name: 'From' });

    await user.click(screen.getByRole('button', { name: 'Status' }));

    expect(await faults()).toEqual([]);
  });

  it('nor in a form that was refused', async () => {
    const { user } = renderScreen(<BankForm />);

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Name is needed.');

    expect(await faults()).toEqual([]);
  });
});
