/** What is drawn again while somebody types; here because the library of the screens itself may not know the validation library. */
import { type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { SelectInput, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { act, screen } from '@testing-library/react';
import { renderScreen } from './render-screen';

const contact = record({
  name: string().required().label('Name'),
  email: string().optional().label('E-mail'),
  kind: string().optional().label('Kind'),
});
type Contact = InferType<typeof contact>;

/** A form that is drawn anew at every key of the name, and tells which fields asked for their facts as they were drawn. */
function show() {
  const drawn: string[] = [];
  const opened: { form?: ReturnType<typeof useSchemaForm<Contact>> } = {};
  const Form = () => {
    const form = useSchemaForm<Contact>(contact, { email: 'desk@example.in', kind: 'SEA' });
    if (!opened.form) {
      const { facts } = form;
      opened.form = form;
      jest.spyOn(form, 'facts').mockImplementation((path) => {
        drawn.push(path);
        return facts(path);
      });
    }
    const name = form.watch('name');
    return (
      <form>
        <output>{`${name} ${form.formState.isDirty ? 'changed' : 'as it was'}`}</output>
        <TextInput form={form} name="name" />
        <TextInput form={form} name="email" />
        <SelectInput form={form} name="kind" options={[{ value: 'SEA', label: `Sea` }]} />
      </form>
    );
  };
  const { user } = renderScreen(<Form />);
  return { user, drawn, formOf: () => opened.form };
}

it('a key typed in one field draws no other field again', async () => {
  const { user, drawn } = show();
  drawn.length = 0;

  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Asha');

  expect(screen.getByRole('status')).toHaveTextContent('Asha changed');
  expect(new Set(drawn)).toEqual(new Set(['name']));
});

it('a field is drawn again with what the form was given otherwise', () => {
  const { formOf } = show();

  act(() => formOf()?.setValue('email', 'books@example.in'));
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('books@example.in');

  act(() => formOf()?.setError('email', { message: 'Nobody reads it.' }));
  expect(screen.getByText('Nobody reads it.')).toBeVisible();

  act(() => formOf()?.restart({ name: 'Ravi', email: '' }));
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Ravi as it was');
});
