import { systemClock } from '@freightdesk/shared-calendar';
import { startI18n } from '@freightdesk/shared-i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateFilter } from './date-filter';

void startI18n();

function Report({ start = '', onChange }: { start?: string; onChange: (date: string | null) => void }) {
  const [value, setValue] = useState(start);
  return (
    <DateFilter
      label="From"
      value={value}
      onChange={(date) => {
        onChange(date);
        setValue(date ?? '');
      }}
    />
  );
}

function show(start?: string) {
  const onChange = jest.fn();
  render(<Report start={start} onChange={onChange} />);
  return { onChange, person: userEvent.setup(), field: screen.getByRole('textbox', { name: 'From' }) };
}

describe('the bound of a list', () => {
  it('is shown as the house writes dates', () => {
    expect(show('2026-11-21').field).toHaveValue('21-Nov-2026');
  });

  it('is taken when Enter is pressed, not at each key', async () => {
    const { onChange, person, field } = show();

    await person.type(field, '5-2-27');
    expect(onChange).not.toHaveBeenCalled();
    await person.keyboard('{Enter}');

    expect(onChange.mock.calls).toEqual([['2027-02-05']]);
    expect(field).toHaveValue('05-Feb-2027');
  });

  it('is taken when the field is left, and let go when it is emptied', async () => {
    const { onChange, person, field } = show();

    await person.type(field, 't');
    await person.tab();
    expect(onChange).toHaveBeenLastCalledWith(systemClock.today());

    await person.clear(field);
    await person.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveValue('');
  });

  it('that is no day stays as typed and says so', async () => {
    const { onChange, person, field } = show('2026-11-21');

    await person.clear(field);
    await person.type(field, '31-2{Enter}');

    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('31-2');
    expect(field).toHaveAccessibleDescription('Enter a day, such as 21-Nov-2026');
    await person.clear(field);
    await person.type(field, '28-2-27{Enter}');
    expect(onChange.mock.calls).toEqual([['2027-02-28']]);
    expect(field).toBeValid();
  });

  it('is chosen in a calendar, by the button or by Alt and Down', async () => {
    const showPicker = jest.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { onChange, person, field } = show('2026-11-21');

    await person.click(screen.getByRole('button', { name: /^Choose in a calendar: / }));
    await person.type(field, '{Alt>}{ArrowDown}{/Alt}');
    expect(showPicker).toHaveBeenCalledTimes(2);

    const calendar = document.querySelector('input[type="date"]') ?? document.body;
    expect(calendar).toHaveValue('2026-11-21');
    fireEvent.change(calendar, { target: { value: '2026-12-01' } });
    expect(onChange.mock.calls).toEqual([['2026-12-01']]);
    expect(field).toHaveValue('01-Dec-2026');
  });
});
