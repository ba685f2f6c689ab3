import { startI18n } from '@freightdesk/shared-i18n';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import type { FormSchema } from '../form/schema-facts';
import { useSchemaForm } from '../form/use-schema-form';
import { TextInput } from '../input/text-input';
import { gridLines } from './grid-lines';
import { LineGrid } from './line-grid';
import { LineParticulars } from './line-particulars';
import { ProblemSummary } from './problem-summary';
import { useSubmit } from './use-submit';

interface Goods {
  lines: { packing: string; marks: string }[];
}
const text = (label: string) => ({ type: 'string', label, optional: true, nullable: false });
const fields = { packing: text('Packing'), marks: text('Marks') };

/** Two lines, the last of them out of sight, say no packing. */
const unpacked = (path: string) => ({ path, message: 'This is needed.' });
const schema: FormSchema<Goods> = {
  validate: () =>
    Promise.reject(Object.assign(new Error(), { inner: [29, 20].map((at) => unpacked(`lines[${at}].packing`)) })),
  describe: () => ({
    type: 'object',
    fields: { lines: { type: 'array', optional: true, nullable: false, innerType: { type: 'object', fields } } },
  }),
};

/** What comes into sight is said by the test: no page is laid out here. */
const seen = new Map<Element, () => void>();
class Sight {
  #element: Element | undefined;
  constructor(private tell: (seen: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    this.#element = element;
    seen.set(element, () => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {
    if (this.#element) seen.delete(this.#element);
  }
}
const sightBefore = window.IntersectionObserver;
beforeAll(() => void Object.assign(window, { IntersectionObserver: Sight }));
afterAll(() => void Object.assign(window, { IntersectionObserver: sightBefore }));

const nameOf = (index: number) => `Line ${index + 1}`;

function Lines() {
  const lines = Array.from({ length: 30 }, (_one, at) => ({
    packing: `Crate ${at + 1}`,
    marks: at === 0 ? 'TOP' : '',
  }));
  const form = useSchemaForm(schema, { lines });
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const saving = useSubmit({ form, onSubmit: () => Promise.resolve() });
  return (
    <form onSubmit={saving.onFormSubmit}>
      <ProblemSummary form={form} />
      <LineGrid
        form={form}
        columns={[{ field: 'packing', label: 'Packing', width: '1fr' }]}
        {...gridLines(array, { blank: { packing: '', marks: '' }, lineAt: (at) => form.getValues(`lines.${at}`) })}
        nameOf={nameOf}
        addLabel="Add line"
        cells={(at) => [{ path: `lines.${at}.packing` }]}
      >
        {(at) => <TextInput form={form} name={`lines.${at}.packing`} />}
      </LineGrid>
      <LineParticulars
        form={form}
        lines={array.fields}
        isSaid
        label="Marks"
        nameOf={nameOf}
        cells={(at) => [{ path: `lines.${at}.marks` }]}
      >
        {(at) => <TextInput form={form} name={`lines.${at}.marks`} />}
      </LineParticulars>
      <button type="submit">Save</button>
    </form>
  );
}

void startI18n();
const line = (at: number) => screen.getByRole('group', { name: nameOf(at) });
const fieldOf = (at: number) => within(line(at)).queryByRole('textbox');

it('of many lines the first stand with their fields, and each that comes into sight', () => {
  render(<Lines />);
  expect(screen.getAllByRole('textbox')).toHaveLength(12);
  expect(fieldOf(20)).toBeNull();
  expect(line(20)).toHaveTextContent('Packing Crate 21');
  act(() => seen.get(line(20))?.());
  expect(fieldOf(20)).toHaveValue('Crate 21');
  expect(fieldOf(21)).toBeNull();
});

it('a line that is come to by a key has the cursor in its field', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  act(() => fieldOf(11)?.focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(fieldOf(12)).toHaveFocus());
  act(() => within(line(12)).getByRole('button').focus());
  await user.tab();
  await waitFor(() => expect(fieldOf(13)).toHaveFocus());
});

it('what is wrong in lines out of sight is listed, and the cursor goes to the first of it', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fieldOf(20)).toHaveFocus());
  expect(fieldOf(20)).toHaveAccessibleDescription('Packing is needed.');
  await user.click(screen.getByRole('button', { name: 'Packing 30' }));
  await waitFor(() => expect(fieldOf(29)).toHaveFocus());
});

it('what is pasted goes into lines that rest', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  act(() => fieldOf(11)?.focus());
  await user.paste(Array.from({ length: 20 }, (_one, at) => `Drum ${at}`).join('\n'));
  await waitFor(() => expect(fieldOf(30)).toHaveValue('Drum 19'));
  expect(fieldOf(12)).toHaveValue('Drum 1');
});

it('a whole sheet is pasted, with all the lines that it needs', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  act(() => fieldOf(11)?.focus());
  await user.paste(Array.from({ length: 90 }, (_one, at) => `Drum ${at}`).join('\n'));
  await waitFor(() => expect(fieldOf(100)).toHaveValue('Drum 89'));
  expect(screen.getAllByRole('group', { name: /^Line \d+$/ })).toHaveLength(101);
});

it('a line that is added at the end is written at once', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(fieldOf(30)).toHaveFocus();
});

it('the particulars of many lines are read in a row each, and one that is pressed opens', async () => {
  const user = userEvent.setup();
  render(<Lines />);
  const row = screen.getByRole('group', { name: 'Marks: Line 1' });
  expect(row).toHaveTextContent('Line 1Marks TOP');
  await user.click(row);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Marks' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Marks' })).toHaveValue('TOP');
});
