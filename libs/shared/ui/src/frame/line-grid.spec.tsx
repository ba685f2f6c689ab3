import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import type { FormSchema } from '../form/schema-facts';
import { useSchemaForm } from '../form/use-schema-form';
import { TextInput } from '../input/text-input';
import { gridLines } from './grid-lines';
import { LineGrid } from './line-grid';

interface Packages {
  lines: { marks: string }[];
}

const text = { type: 'string', label: 'Marks', optional: true, nullable: false };
const schema: FormSchema<Packages> = {
  validate: () => Promise.resolve({ lines: [] }),
  describe: () => ({
    type: 'object',
    fields: {
      lines: { type: 'array', optional: true, nullable: false, innerType: { type: 'object', fields: { marks: text } } },
    },
  }),
};

function Lines() {
  const form = useSchemaForm(schema, { lines: ['A', 'B', 'C'].map((marks) => ({ marks })) });
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const lineAt = (index: number) => form.getValues(`lines.${index}`);
  return (
    <LineGrid
      form={form}
      columns={[{ field: 'marks', label: 'Marks', width: '1fr' }]}
      {...gridLines(array, { blank: { marks: '' }, lineAt })}
      nameOf={(index) => `Line ${index + 1}`}
      addLabel="Add line"
    >
      {(index) => <TextInput form={form} name={`lines.${index}.marks`} />}
    </LineGrid>
  );
}

void startI18n();

const marks = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('a line is taken away and put back by keys, which go on beside it', async () => {
  const user = userEvent.setup();
  render(<Lines />);

  screen.getByRole('button', { name: 'Remove Line 2' }).focus();
  await user.keyboard('{Enter}');
  expect(marks()).toEqual(['A', 'C']);
  expect(screen.getByRole('button', { name: 'Remove Line 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(marks()).toEqual(['A', 'B', 'C']);

  screen.getByRole('button', { name: 'Remove Line 3' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(marks()).toEqual(['A']);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('a press on the button that adds a line leaves the field its focus: nothing moves the button before it is let go', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  const button = screen.getByRole('button', { name: 'Add line' });
  const [first] = screen.getAllByRole('textbox');
  await user.click(first ?? button);

  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(first).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: button });

  expect(marks()).toEqual(['A', 'B', 'C', '']);
});
