import { startI18n } from '@freightdesk/shared-i18n';
import { record, string, versioned } from '@freightdesk/shared-endpoint/schema';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleSave } from '@freightdesk/shared-ui/forms';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

void startI18n();

const input = versioned({
  name: string().label('Name'),
  phone: string().nullable().label('Telephone'),
  address: record({ city: string().label('City') }),
});
const seen = {
  id: '01939000-0000-7000-8000-00000000000b',
  version: 1,
  name: 'Pune',
  phone: null,
  address: { city: 'Pune' },
};

function Editor({ onSubmit }: { onSubmit: (values: unknown) => Promise<unknown> }) {
  const form = useSchemaForm(input, seen);
  const { save, contested } = useStaleSave({
    form,
    onSubmit,
    startOf: (current) => (input.isValidSync(current) ? current : null),
  });
  return (
    <FormDialog form={form} title="Edit Pune" submitLabel="Save" onSubmit={save} onClose={() => undefined}>
      <SavedMeanwhile form={form} contested={contested} />
      <TextInput form={form} name="name" />
      <TextInput form={form} name="phone" />
      <TextInput form={form} name="address.city" />
    </FormDialog>
  );
}

async function editAgainst(current: object) {
  const user = userEvent.setup();
  const refusal = { code: 'stale_version', message: 'Someone changed this record meanwhile.', current };
  const onSubmit = jest.fn<Promise<unknown>, [unknown]>().mockRejectedValueOnce(refusal).mockResolvedValue({});
  render(<Editor onSubmit={onSubmit} />);
  const type = async (label: RegExp, text: string) => {
    await user.clear(screen.getByRole('textbox', { name: label }));
    await user.type(screen.getByRole('textbox', { name: label }), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, onSubmit, type, save };
}

const valueOf = (name: RegExp) => screen.getByRole('textbox', { name });

describe('a record that somebody else saved meanwhile', () => {
  it('keeps what was typed, takes over the rest, and is saved over the current one', async () => {
    const { onSubmit, type, save } = await editAgainst({ ...seen, version: 2, phone: '+912012345678' });

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByText(/Someone else saved this record/)).toBeVisible();
    expect(valueOf(/Name/)).toHaveValue('Pune City');
    expect(valueOf(/Telephone/)).toHaveValue('+912012345678');
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith({ ...seen, version: 2, name: 'Pune City', phone: '+912012345678' });
    expect(screen.queryByText(/Someone else saved this record/)).not.toBeInTheDocument();
  });

  it('offers their value of what both changed, and nothing is lost by waiting', async () => {
    const { user, onSubmit, type, save } = await editAgainst({ ...seen, version: 2, address: { city: 'Thane' } });

    await type(/City/, 'Nashik');
    await save();
    const offer = within((await screen.findByText('City: now Thane')).closest('li') ?? document.body);
    expect(valueOf(/City/)).toHaveValue('Nashik');
    await user.click(offer.getByRole('button', { name: 'Use it: City' }));

    expect(valueOf(/City/)).toHaveValue('Thane');
    expect(offer.getByRole('button', { name: 'Use it: City' })).toBeDisabled();
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith({ ...seen, version: 2, address: { city: 'Thane' } });
  });

  it('asks nothing where both typed the same', async () => {
    const { type, save } = await editAgainst({ ...seen, version: 2, name: 'Pune City' });

    await type(/Name/, 'Pune City');
    await save();

    expect(await screen.findByText(/save again/)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
