import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmHost } from '../confirm/use-confirm';
import type { FormSchema } from '../form/schema-facts';
import { useSchemaForm } from '../form/use-schema-form';
import { TextInput } from '../input/text-input';
import { SectionCard } from '../layout/section-card';
import { FormDialog } from './form-dialog';
import { PostButton } from './post-button';

interface Docket {
  reference: string;
  sender: { name: string };
  receiver: { name: string };
  invoices: { number: string; value: string }[];
}

const text = (label: string) => ({ type: 'string', label, optional: true, nullable: false });
const line = { type: 'object', fields: { number: text('Number'), value: text('Value') } };
const side = { type: 'object', fields: { name: text('Name') } };
const noSides = { sender: { name: '' }, receiver: { name: '' } };
let refused: string[] = [];
let answer: unknown = null;

/** Refuses the fields that a test names. */
const schema: FormSchema<Docket> = {
  validate: () => {
    const inner = refused.map((path) => ({ path, type: 'required', message: 'Enter it.' }));
    return inner.length > 0 ? Promise.reject({ inner }) : Promise.resolve({ reference: '', ...noSides, invoices: [] });
  },
  describe: () => ({
    type: 'object',
    fields: {
      reference: text('Reference'),
      sender: side,
      receiver: side,
      invoices: { type: 'array', optional: true, nullable: false, innerType: line },
    },
  }),
};

const posting = { label: 'Issue', title: 'Issue this docket', text: 'It takes its number.', date: undefined };

function DocketForm() {
  const blank = { number: '', value: '' };
  const form = useSchemaForm(schema, { reference: '', ...noSides, invoices: [blank, blank] });
  return (
    <FormDialog
      form={form}
      title="Docket"
      submitLabel="Save"
      onSubmit={() => (answer === null ? Promise.resolve() : Promise.reject(answer))}
      onClose={() => undefined}
    >
      <TextInput form={form} name="reference" />
      <SectionCard title="Sender">
        <TextInput form={form} name="sender.name" />
      </SectionCard>
      <SectionCard title="Receiver">
        <TextInput form={form} name="receiver.name" />
      </SectionCard>
      <TextInput form={form} name="invoices.0.value" />
      <TextInput form={form} name="invoices.1.value" />
      <PostButton ref={null} form={form} posting={posting} onConfirm={() => undefined} />
    </FormDialog>
  );
}

void startI18n();

beforeEach(() => {
  answer = null;
});

const summary = () => screen.queryByRole('group', { name: 'To correct' });

async function save(paths: string[], button = 'Save') {
  refused = paths;
  const user = userEvent.setup();
  render(
    <ConfirmHost>
      <DocketForm />
    </ConfirmHost>,
  );
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}

it('names the fields that a form was not taken for, and leads to each', async () => {
  const user = await save(['reference', 'invoices[1].value']);

  expect(summary()).toHaveTextContent('2 fields are to be corrected: Reference, Value 2');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Value 2' }));
  expect(screen.getAllByRole('textbox', { name: 'Value' })[1]).toHaveFocus();

  refused = ['reference'];
  await user.keyboard('5');
  expect(summary()).not.toBeInTheDocument();
});

it('names them also where the form was to be sent for good, and follows what is mended', async () => {
  const user = await save(['reference', 'invoices[1].value'], 'Issue');

  expect(summary()).toHaveTextContent('2 fields are to be corrected: Reference, Value 2');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveFocus();
  refused = ['invoices[1].value'];
  await user.keyboard('5');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toBeValid();
});

it('says of two fields of one name which part each is of', async () => {
  await save(['reference', 'sender.name', 'receiver.name']);

  expect(summary()).toHaveTextContent('Reference, Sender: Name, Receiver: Name');
});

it('says nothing of one field, in which the cursor stands', async () => {
  await save(['reference']);

  expect(within(screen.getByRole('dialog')).getByText('Enter it.')).toBeVisible();
  expect(summary()).not.toBeInTheDocument();
});

it('says above the buttons what is wrong with lines as a whole, until the next try', async () => {
  const user = await save(['invoices']);

  expect(screen.getByRole('alert')).toHaveTextContent('Enter it.');

  refused = [];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

describe('a refusal of the server', () => {
  const message = 'This reference is taken.';
  const at = (...fields: string[]) => fields.map((field) => ({ field, code: 'taken', message }));
  const refusedAt = (...fields: string[]) => ({ code: 'taken', message, requestId: 'r-1', errors: at(...fields) });

  it.each([
    ['of one field is said at it alone', refusedAt('reference'), 1, false],
    ['of what has no field is said above the buttons', refusedAt('branch'), 1, true],
    ['of both is said at the field, and above the buttons what is left', refusedAt('reference', 'branch'), 2, true],
    ['of no field is said above the buttons', { code: 'taken', message, requestId: 'r-1' }, 1, true],
  ])('%s', async (_what, given, times, isAbove) => {
    answer = given;
    await save([]);

    expect(await screen.findAllByText(message)).toHaveLength(times);
    expect(screen.queryAllByRole('alert')).toHaveLength(isAbove ? 1 : 0);
  });
});
