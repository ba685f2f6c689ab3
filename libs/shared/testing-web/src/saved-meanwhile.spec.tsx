import { startI18n } from '@freightdesk/shared-i18n';
import { array, type InferType, minorUnits, record, string, versioned } from '@freightdesk/shared-endpoint/schema';
import {
  AmountInput,
  FormDialog,
  SelectInput,
  TextInput,
  useFieldArray,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

void startI18n();

const input = versioned({
  name: string().label('Name'),
  phone: string().nullable().label('Telephone'),
  terms: string().label('Terms'),
  limitPaise: minorUnits().nullable().label('Limit'),
  address: record({ city: string().label('City') }),
  lines: array(record({ text: string().label('Text') })),
});
const seen = {
  id: '01939000-0000-7000-8000-00000000000b',
  version: 1,
  name: 'Pune',
  phone: null,
  terms: 'CASH',
  limitPaise: null,
  address: { city: 'Pune' },
  lines: [{ text: 'Freight' }],
};

/** As the person sees it first. */
const opened: InferType<typeof input> = seen;

const terms = [
  { value: 'CASH', label: 'Cash' },
  { value: 'D30', label: '30 days' },
  { value: 'D60', label: '60 days' },
];

function Editor({ onSubmit }: { onSubmit: (values: unknown, standing: unknown) => Promise<unknown> }) {
  const { form, saving } = useRecordForm({
    schema: input,
    record: opened,
    recordSchema: input,
    startOf: (current) => current,
    lists: [{ path: 'lines', label: 'Lines', textOf: ({ lines = [] }) => lines.map(({ text }) => text).join(', ') }],
    send: onSubmit,
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <FormDialog {...saving} title="Edit Pune" submitLabel="Save" onClose={() => undefined}>
      <TextInput form={form} name="name" />
      <TextInput form={form} name="phone" />
      <SelectInput form={form} name="terms" options={terms} />
      <AmountInput form={form} name="limitPaise" />
      <TextInput form={form} name="address.city" />
      {fields.map(({ id }, index) => (
        <TextInput key={id} form={form} name={`lines.${index}.text`} />
      ))}
      <button type="button" onClick={() => append({ text: 'Handling' })}>
        Add line
      </button>
    </FormDialog>
  );
}

const stale = (current: object) => ({
  code: 'stale_version',
  message: 'Someone changed this record meanwhile.',
  requestId: 'r-1',
  current,
});

function editAgainst(refusal: unknown) {
  const user = userEvent.setup();
  const onSubmit = jest.fn<Promise<unknown>, [unknown, unknown]>().mockRejectedValueOnce(refusal).mockResolvedValue({});
  render(<Editor onSubmit={onSubmit} />);
  const type = async (label: RegExp, text: string) => {
    await user.clear(screen.getByRole('textbox', { name: label }));
    await user.type(screen.getByRole('textbox', { name: label }), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const sent = (): unknown => onSubmit.mock.lastCall?.[0];
  return { user, onSubmit, type, save, press, sent };
}

const valueOf = (name: RegExp) => screen.getByRole('textbox', { name });
const texts = () => screen.getAllByRole('textbox', { name: /Text/ }).map((field) => field.getAttribute('value'));

describe('a record that somebody else saved meanwhile', () => {
  it('keeps what was typed, takes over the rest, and is saved over the current one', async () => {
    const current = { ...seen, version: 2, phone: '+912012345678' };
    const { onSubmit, type, save, sent } = editAgainst(stale(current));

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByText(/Someone else saved this record/)).toBeVisible();
    expect(valueOf(/Name/)).toHaveValue('Pune City');
    expect(valueOf(/Telephone/)).toHaveValue('+912012345678');
    await save();
    expect(sent()).toEqual({ ...current, name: 'Pune City' });
    expect(onSubmit.mock.lastCall?.[1]).toMatchObject({ version: 2 });
    expect(screen.queryByText(/Someone else saved this record/)).not.toBeInTheDocument();
  });

  it('is told once, where the person is brought to', async () => {
    const { type, save } = editAgainst(stale({ ...seen, version: 2 }));

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/Someone changed this record meanwhile/)).not.toBeInTheDocument();
  });

  it('offers their value of what both changed, and nothing is lost by waiting', async () => {
    const { type, save, press, sent } = editAgainst(stale({ ...seen, version: 2, address: { city: 'Thane' } }));

    await type(/City/, 'Nashik');
    await save();
    const offer = within((await screen.findByText('City: now Thane')).closest('li') ?? document.body);
    expect(valueOf(/City/)).toHaveValue('Nashik');
    await press('Use it: City');

    expect(valueOf(/City/)).toHaveValue('Thane');
    expect(offer.getByRole('button', { name: 'Use it: City' })).toBeDisabled();
    await save();
    expect(sent()).toEqual({ ...seen, version: 2, address: { city: 'Thane' } });
  });

  it('writes their values as the fields show them', async () => {
    const { user, type, save, press } = editAgainst(
      stale({ ...seen, version: 2, terms: 'D60', limitPaise: 1_25_000_00 }),
    );

    await type(/Limit/, '50,000');
    await user.click(screen.getByRole('combobox', { name: 'Terms' }));
    await user.click(screen.getByRole('option', { name: '30 days' }));
    await save();

    expect(await screen.findByText('Terms: now 60 days')).toBeVisible();
    expect(screen.getByText('Limit: now 1,25,000.00')).toBeVisible();
    await press('Use it: Limit');
    expect(valueOf(/Limit/)).toHaveValue('1,25,000.00');
  });

  it('asks nothing where both typed the same', async () => {
    const { type, save } = editAgainst(stale({ ...seen, version: 2, name: 'Pune City' }));

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByText(/save again/)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('tells a refusal that carries no record as any other', async () => {
    const { type, save } = editAgainst({ code: 'stale_version', message: 'Someone changed this record meanwhile.' });

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByText(/Someone changed this record meanwhile/)).toBeVisible();
    expect(valueOf(/Name/)).toHaveValue('Pune City');
  });
});

describe('the lines of a record that somebody else saved meanwhile', () => {
  it('that only they changed are theirs', async () => {
    const { type, save, sent } = editAgainst(
      stale({ ...seen, version: 2, lines: [{ text: 'Freight' }, { text: 'BL' }] }),
    );

    await type(/Name/, 'Pune City');
    await save();

    await screen.findByText(/save again/);
    expect(texts()).toEqual(['Freight', 'BL']);
    await save();
    expect(sent()).toMatchObject({ name: 'Pune City', lines: [{ text: 'Freight' }, { text: 'BL' }] });
  });

  it('are joined with what came here', async () => {
    const { save, press, sent } = editAgainst(stale({ ...seen, version: 2, lines: [{ text: 'Ocean freight' }] }));

    await press('Add line');
    await save();

    await screen.findByText(/save again/);
    expect(texts()).toEqual(['Ocean freight', 'Handling']);
    await save();
    expect(sent()).toMatchObject({ version: 2, lines: [{ text: 'Ocean freight' }, { text: 'Handling' }] });
  });

  it('in which both changed the same value say so at that value', async () => {
    const lines = [{ text: 'Ocean freight' }, { text: 'BL' }];
    const { type, save, press, sent } = editAgainst(stale({ ...seen, version: 2, lines }));

    await type(/Text/, 'Air freight');
    await save();

    expect(await screen.findByText('Text 1: now Ocean freight')).toBeVisible();
    expect(texts()).toEqual(['Air freight', 'BL']);
    await press('Use it: Text 1');
    expect(texts()).toEqual(['Ocean freight', 'BL']);
    await save();
    expect(sent()).toMatchObject({ version: 2, lines });
  });

  it('to which both added stay as typed, and theirs are offered as a whole', async () => {
    const lines = [{ text: 'Ocean freight' }, { text: 'BL' }];
    const { save, press, sent } = editAgainst(stale({ ...seen, version: 2, lines }));

    await press('Add line');
    await save();

    expect(await screen.findByText('Lines: now Ocean freight, BL')).toBeVisible();
    expect(texts()).toEqual(['Freight', 'Handling']);
    await press('Use it: Lines');
    expect(texts()).toEqual(['Ocean freight', 'BL']);
    await save();
    expect(sent()).toMatchObject({ version: 2, lines });
  });
});
