import { settableClock } from '@freightdesk/shared-calendar';
import { startI18n } from '@freightdesk/shared-i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput } from './date-input';
import { DocumentDateInput } from './document-date-input';
import { FormDialog } from '../frame/form-dialog';
import { InstantInput } from './instant-input';
import type { FormSchema } from '../form/schema-facts';
import { useSchemaForm } from '../form/use-schema-form';

void startI18n();

/** 21 November 2026, 14:05 in India. */
const clock = settableClock('2026-11-21T08:35:00Z');

interface Call {
  day: string;
  at: string;
}

const text = (label: string) => ({ type: 'string', label, optional: true, nullable: false });
const none: Call = { day: '', at: '' };
const schema: FormSchema<Call> = {
  validate: (value) => Promise.resolve({ ...none, ...(typeof value === 'object' ? value : null) }),
  describe: () => ({ type: 'object', fields: { day: text('Day'), at: text('At') } }),
};

function show(start: Partial<Call> = {}) {
  const onSubmit = jest.fn((input: Call) => Promise.resolve(input));
  function Form() {
    const form = useSchemaForm(schema, start);
    return (
      <FormDialog form={form} title="Call" submitLabel="Save" onSubmit={onSubmit} onClose={() => undefined}>
        <DateInput form={form} name="day" clock={clock} />
        <InstantInput form={form} name="at" clock={clock} />
      </FormDialog>
    );
  }
  render(<Form />);
  const person = userEvent.setup();
  const saved = async () => {
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
  return { person, saved, day: screen.getByLabelText('Day'), at: screen.getByLabelText('At') };
}

describe('days and moments in a form', () => {
  it('are shown as the house writes them', () => {
    const { day, at } = show({ day: '2026-11-21', at: '2026-11-21T18:45:00.000Z' });

    expect(day).toHaveValue('21-Nov-2026');
    expect(at).toHaveValue('22-Nov-2026 00:15');
  });

  it('are typed as clerks type them, and kept as the contract has them', async () => {
    const { person, saved, day, at } = show();

    await person.type(day, '+5');
    await person.type(at, 't 9:30');
    await person.tab();

    expect(day).toHaveValue('26-Nov-2026');
    expect(at).toHaveValue('21-Nov-2026 09:30');
    expect(await saved()).toEqual({ day: '2026-11-26', at: '2026-11-21T04:00:00.000Z' });
  });

  it('that can’t be understood stay as they were typed, for the schema to refuse', async () => {
    const { person, saved, at } = show();

    await person.type(at, 'soon');
    await person.tab();

    expect(at).toHaveValue('soon');
    expect(await saved()).toMatchObject({ at: 'soon' });
  });

  it('that can’t be understood are told when the field is left, and no more when they are put right', async () => {
    const refused = { inner: [{ path: 'day', type: 'date', message: 'Enter the day, such as 26-Nov-2026.' }] };
    const strict: FormSchema<Call> = {
      ...schema,
      validate: (value) =>
        JSON.stringify(value).includes('31-02') ? Promise.reject(refused) : Promise.resolve({ ...none }),
    };
    function Form() {
      const form = useSchemaForm(strict, none);
      return <DateInput form={form} name="day" clock={clock} />;
    }
    render(<Form />);
    const [person, day] = [userEvent.setup(), screen.getByLabelText('Day')];

    await person.type(day, '31-02');
    expect(day).toBeValid();
    await person.tab();
    await waitFor(() => expect(day).toHaveAccessibleDescription('Enter the day, such as 26-Nov-2026.'));

    await person.clear(day);
    await person.type(day, '26-11');
    await waitFor(() => expect(day).toBeValid());
  });

  it('are chosen in a calendar on demand', async () => {
    HTMLInputElement.prototype.showPicker = jest.fn();
    const { saved, at } = show({ at: '2026-11-21T08:35:00.000Z' });
    const calendar = document.querySelector('input[type="datetime-local"]') ?? document.body;
    expect(calendar).toHaveValue('2026-11-21T14:05');

    fireEvent.change(calendar, { target: { value: '2026-12-01T10:30' } });

    expect(at).toHaveValue('01-Dec-2026 10:30');
    expect(await saved()).toMatchObject({ at: '2026-12-01T05:00:00.000Z' });
  });
});

describe('the date of a document', () => {
  function Document({ mayWait = false }) {
    const form = useSchemaForm(schema, { day: '2026-11-21' });
    return <DocumentDateInput form={form} name="day" clock={clock} mayWait={mayWait} />;
  }
  const type = async (text: string) => {
    const person = userEvent.setup();
    await person.clear(screen.getByLabelText('Day'));
    await person.type(screen.getByLabelText('Day'), text);
  };

  it('after today is told while it is typed, and no more when it is put right', async () => {
    render(<Document />);
    expect(screen.getByLabelText('Day')).toBeValid();

    await type('+1');
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/^This date is after today\. A document is dated/);
    expect(screen.getByLabelText('Day')).toBeInvalid();

    await type('t');
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('');
  });

  it('of a draft may wait for its day', async () => {
    render(<Document mayWait />);

    await type('+1');

    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/stays a draft until that day/);
    expect(screen.getByLabelText('Day')).toBeValid();
  });
});
