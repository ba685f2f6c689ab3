import { array, decimalText, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import {
  DecimalInput,
  FormDialog,
  LineGrid,
  SelectInput,
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
const taxes = ['5', '18'].map((value) => ({ value, label: `${value}%` }));
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
