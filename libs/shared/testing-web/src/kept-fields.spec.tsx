/** What is drawn again while somebody types; here because the library of the screens itself may not know the validation library. */
import { type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import {
  ComboInput,
  NamedInput,
  type Option,
  SelectInput,
  TextInput,
  useSchemaForm,
} from '@freightdesk/shared-ui/forms';
import { act, screen } from '@testing-library/react';
import { renderScreen } from './render-screen';

const contact = record({
  name: string().required().label('Name'),
  email: string().optional().label('E-mail'),
  kind: string().optional().label('Kind'),
  cityId: string().optional().label('City'),
  duty: string().optional().label('Duty'),
  dutyId: string().optional().label('Duty of the list'),
});
type Contact = InferType<typeof contact>;

const cities: Option[] = [
  { id: 'c-1', label: 'Mundra' },
  { id: 'c-2', label: 'Kandla' },
];
const duties: Option[] = [{ id: 'd-1', label: 'Customs desk' }];
const citiesOf = (found: Option[]) => found;
/** Of one country; what it is searched by is written anew at each drawing. */
const searchIn = (country: string) => (text: string) => ({
  queryKey: ['cities', country, text],
  queryFn: () => (country === 'IN' ? cities : []),
});

/** A form that is drawn anew at every key of the name, and tells which fields asked for their facts as they were drawn. */
function show() {
  const drawn: string[] = [];
  const told: string[] = [];
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
        <SelectInput
          form={form}
          name="kind"
          options={[
            { value: 'SEA', label: `Sea` },
            { value: 'AIR', label: `Air` },
          ]}
          onChosen={(kind) => told.push(`${kind} of ${name}`)}
        />
        <ComboInput
          form={form}
          name="cityId"
          search={searchIn(name === 'Ali' ? 'AE' : 'IN')}
          optionsOf={citiesOf}
          chosen={{ id: 'c-2', label: 'Kandla' }}
          onChosen={(city) => told.push(`${city?.label} of ${name}`)}
        />
        <NamedInput
          form={form}
          name="duty"
          recordName="dutyId"
          options={duties.map((duty) => ({ ...duty }))}
          onTaken={(id) => told.push(`${id} of ${name}`)}
        />
      </form>
    );
  };
  const { user } = renderScreen(<Form />);
  return { user, drawn, told, formOf: () => opened.form };
}

it('a key typed in one field draws no other field again', async () => {
  const { user, drawn } = show();
  drawn.length = 0;

  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Asha');

  expect(screen.getByRole('status')).toHaveTextContent('Asha changed');
  expect(new Set(drawn)).toEqual(new Set(['name']));
});

it('what a field tells is told as the form stands that was drawn last', async () => {
  const { user, told } = show();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Asha');

  await user.click(screen.getByRole('combobox', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Air' }));
  await user.type(screen.getByRole('combobox', { name: /^City/ }), 'Mun');
  await user.click(await screen.findByRole('option', { name: 'Mundra' }));
  await user.type(screen.getByRole('combobox', { name: /^Duty$/ }), 'Customs desk{Enter}');

  expect(told).toEqual(['AIR of Asha', 'Mundra of Asha', 'd-1 of Asha']);
});

it('a field that searches elsewhere than before is drawn again', async () => {
  const { user, drawn } = show();
  drawn.length = 0;

  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ali');

  expect(new Set(drawn)).toEqual(new Set(['name', 'cityId']));
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
