import { array, decimalText, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import {
  DecimalInput,
  FormDialog,
  LineGrid,
  SelectInput,
  SuggestInput,
  TextInput,
  useFieldArray,
  useSchemaForm,
} from '@freightdesk/shared-ui/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from './render-screen';

const line = record({
  what: string().required().label('What'),
  rate: decimalText().required().label('Rate'),
  tax: string().oneOf(['5', '18']).required().label('Tax'),
});
const input = record({ lines: array(line).required() });
type Input = InferType<typeof input>;

const columns = ['what', 'rate', 'tax'].map((field) => ({ field, label: field, width: '1fr' }));
const taxes = ['5', '18'].map((value) => ({ value, label: `${value}%`, also: `GST ${value},IGST${value}` }));
const blank = { what: '', rate: '', tax: '18' as const };

function Bill({ save }: { save: (input: Input) => Promise<unknown> }) {
  const form = useSchemaForm(input, { lines: [{ ...blank, what: 'Freight', rate: '100' }] });
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <FormDialog form={form} title="Bill" submitLabel="Save" onSubmit={save} onClose={() => undefined}>
      <LineGrid
        form={form}
        columns={columns}
        lines={fields}
        nameOf={(index) => `Line ${index + 1}`}
        addLabel="Add line"
        onAdd={() => append({ ...blank })}
        onRemove={(index) => {
          const removed = form.getValues(`lines.${index}`);
          remove(index);
          return () => insert(index, removed);
        }}
      >
        {(index) => (
          <>
            <TextInput form={form} name={`lines.${index}.what`} />
            <DecimalInput form={form} name={`lines.${index}.rate`} />
            <SelectInput form={form} name={`lines.${index}.tax`} options={taxes} />
          </>
        )}
      </LineGrid>
    </FormDialog>
  );
}

const cell = (index: number, name: RegExp) =>
  within(screen.getByRole('group', { name: `Line ${index}` })).getByRole('textbox', { name });

const choice = (index: number) =>
  within(screen.getByRole('group', { name: `Line ${index}` })).getByRole('combobox', { name: /Tax/ });

const codes = [{ id: 'CTN', label: 'Cartons' }];

function Parcels() {
  const form = useSchemaForm(input, { lines: [{ ...blank, rate: '1' }] });
  const { fields, append } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <LineGrid
      form={form}
      columns={columns}
      lines={fields}
      nameOf={(index) => `Line ${index + 1}`}
      addLabel="Add line"
      onAdd={() => append({ ...blank })}
      onRemove={() => () => undefined}
    >
      {(index) => <SuggestInput form={form} name={`lines.${index}.what`} options={codes} isWhole={() => false} />}
    </LineGrid>
  );
}

describe('the lines of a form', () => {
  it('take what is pasted from a spreadsheet, with as many lines as it needs', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { user } = renderScreen(<Bill save={save} />);

    await user.click(cell(1, /What/));
    await user.paste('Freight\t85k\t5%\r\nHandling\t1.2L\t18%\r\n');

    await waitFor(() => expect(cell(2, /Rate/)).toHaveValue('120000'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save).toHaveBeenCalledWith({
      lines: [
        { what: 'Freight', rate: '85000', tax: '5' },
        { what: 'Handling', rate: '120000', tax: '18' },
      ],
    });
  });

  it.each(['5', '5%', 'GST 5', 'igst-5'])('take a pasted choice by its code or by a name: %s', async (text) => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);

    await user.click(cell(1, /What/));
    await user.paste(`Freight\t85k\t${text}`);

    await waitFor(() => expect(choice(1)).toHaveTextContent('5%'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('never take a pasted choice for another one: the field is empty and says what was meant', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { user } = renderScreen(<Bill save={save} />);

    await user.click(cell(1, /What/));
    await user.paste('Freight\t8,50,x\t12%');

    expect(await screen.findByText('None of the choices is called “12%”.')).toBeVisible();
    expect(choice(1)).not.toHaveTextContent('%');
    expect(cell(1, /Rate/)).toHaveValue('8,50,x');
    expect(cell(1, /Rate/)).toBeInvalid();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Tax is needed.')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('forget what was wrong with a pasted choice once another is made', async () => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);
    await user.click(cell(1, /What/));
    await user.paste('Freight\t85k\t12%');
    await screen.findByText('None of the choices is called “12%”.');

    await user.click(choice(1));
    await user.click(await screen.findByRole('option', { name: '18%' }));

    await waitFor(() => expect(screen.queryByText('None of the choices is called “12%”.')).toBeNull());
  });

  it('say which pasted cells no field takes', async () => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);

    await user.click(cell(1, /Rate/));
    await user.paste('85k\t5%\tUrgent\t\r\n1.2L\t18%\tLater\tPaid\r\n');

    expect(await screen.findByText('Not pasted, as no field here takes it: Urgent, Later, Paid')).toBeVisible();
    await user.click(cell(1, /Rate/));
    await user.paste('85k\t5%');
    expect(screen.queryByText(/Not pasted/)).toBeNull();
  });

  it('take a single text and a column that are pasted into a choice', async () => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);

    await user.click(cell(1, /Rate/));
    await user.tab();
    await user.paste('5%');
    await waitFor(() => expect(choice(1)).toHaveTextContent('5%'));
    await user.click(cell(1, /Rate/));
    await user.tab();
    await user.paste('18%\r\n5%');

    await screen.findByRole('group', { name: 'Line 2' });
    await waitFor(() => expect(choice(2)).toHaveTextContent('5%'));
    expect(choice(1)).toHaveTextContent('18%');
  });

  it('are gone through by Enter and arrows, and Ctrl+D copies what stands above', async () => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);

    await user.click(cell(1, /Rate/));
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Line 2' });
    await user.click(cell(1, /Rate/));
    await user.keyboard('{ArrowDown}');
    expect(cell(2, /Rate/)).toHaveFocus();
    await user.keyboard('{Control>}d{/Control}');
    expect(cell(2, /Rate/)).toHaveValue('100');
    await user.keyboard('{ArrowUp}');
    expect(cell(1, /Rate/)).toHaveFocus();
  });

  it('go on by one Enter behind words of one’s own that nothing of the list fits', async () => {
    const { user } = renderScreen(<Parcels />);

    await user.click(screen.getByRole('combobox', { name: /What/ }));
    await user.keyboard('Gunny{Enter}');

    expect(await screen.findByRole('group', { name: 'Line 2' })).toBeVisible();
    expect(screen.getAllByRole('combobox', { name: /What/ })[0]).toHaveValue('Gunny');
  });

  it('that are taken away can be put back', async () => {
    const { user } = renderScreen(<Bill save={() => Promise.resolve()} />);
    expect(screen.getByRole('button', { name: 'Remove Line 1' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add line' }));

    await user.click(screen.getByRole('button', { name: 'Remove Line 1' }));
    expect(await screen.findByText('Line 1 is removed.')).toBeVisible();
    expect(cell(1, /What/)).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell(1, /What/)).toHaveValue('Freight');
  });
});
