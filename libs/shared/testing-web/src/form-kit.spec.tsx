/** The form kit with real schemas; here because the library of the screens itself may not know the validation library. */
import { minorUnits, number, record } from '@freightdesk/shared-endpoint/schema';
import { AmountInput, FormDialog, useSchemaForm, WholeNumberInput } from '@freightdesk/shared-ui/forms';
import { act, screen, waitFor } from '@testing-library/react';
import { mock } from './mock';
import { pageOf } from './page-of';
import { acme, complete, field, listParties, nothing, PaymentForm, press, saved } from './payment-form.builder';
import { renderScreen } from './render-screen';

const inFigures = 'Enter an amount in figures, at most 13 digits, with no more decimals than its currency has.';

describe('fields', () => {
  it('turn what a clerk types into what the contract takes', async () => {
    const save = jest.fn(saved);
    const { user } = renderScreen(<PaymentForm save={save} />);

    await user.type(field('Reference'), 'N123');
    await user.type(field('IFSC'), 'hdfc0000001');
    await user.type(field('Amount'), '1.2L');
    await user.type(field('Date'), '5-2');
    await user.type(field('Rate'), '1,083.50');
    await user.click(screen.getByRole('combobox', { name: 'Mode' }));
    await user.click(screen.getByRole('option', { name: 'Bank transfer' }));
    await user.click(screen.getByRole('switch', { name: 'Advance' }));
    await user.click(press('Save'));

    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        reference: 'N123',
        ifsc: 'HDFC0000001',
        amountPaise: 12_000_000,
        date: '2027-02-05',
        rate: '1083.50',
        mode: 'NEFT',
        isAdvance: true,
      }),
    );
  });

  it('show amounts and dates as they are written once they are left', async () => {
    const { user } = renderScreen(<PaymentForm start={{ amountPaise: 1_250_000, date: '2026-04-01' }} />);
    expect(field('Amount')).toHaveValue('12,500.00');
    expect(field('Date')).toHaveValue('01-Apr-2026');

    await user.clear(field('Amount'));
    await user.type(field('Amount'), '2cr');
    await user.type(field('Rate'), '1.2L');
    await user.clear(field('Date'));
    await user.type(field('Date'), '+5');
    await user.tab();

    expect(field('Amount')).toHaveValue('2,00,00,000.00');
    expect(field('Amount')).toHaveAttribute('title', 'Rupees Two Crore Only');
    expect(field('Rate')).toHaveAttribute('title', 'Rupees One Lakh Twenty Thousand Only');
    expect(field('Date')).toHaveValue('26-Nov-2026');
  });

  it('keep an amount of another currency in its smallest unit', async () => {
    const save = jest.fn(saved);
    function YenForm() {
      const form = useSchemaForm(record({ amountMinor: minorUnits().required().label('Amount') }), {});
      return (
        <FormDialog form={form} title="Yen" submitLabel="Save" onSubmit={save} onClose={nothing}>
          <AmountInput form={form} name="amountMinor" currency="JPY" />
        </FormDialog>
      );
    }
    const { user } = renderScreen(<YenForm />);

    await user.type(field('Amount'), '1,500');
    await user.click(press('Save'));

    await waitFor(() => expect(save).toHaveBeenCalledWith({ amountMinor: 1500 }));
    expect(screen.getByText('JPY')).toBeVisible();
  });

  it('count things in whole numbers', async () => {
    const save = jest.fn(saved);
    function TermsForm() {
      const form = useSchemaForm(record({ creditDays: number().integer().required().label('Credit days') }), {});
      return (
        <FormDialog form={form} title="Terms" submitLabel="Save" onSubmit={save} onClose={nothing}>
          <WholeNumberInput form={form} name="creditDays" />
        </FormDialog>
      );
    }
    const { user } = renderScreen(<TermsForm />);

    await user.type(field('Credit days'), '4.5');
    await user.click(press('Save'));
    await waitFor(() => expect(field('Credit days')).toHaveAccessibleDescription('Enter a whole number.'));
    await user.clear(field('Credit days'));
    await user.type(field('Credit days'), '45');
    await user.click(press('Save'));

    await waitFor(() => expect(save).toHaveBeenCalledWith({ creditDays: 45 }));
  });

  it('have the schema’s label, hint and need', () => {
    renderScreen(<PaymentForm />);

    expect(field('Reference')).toBeRequired();
    expect(field('Reference')).toHaveAccessibleDescription('As on the cheque.');
    expect(field('IFSC')).not.toBeRequired();
  });

  it.each([
    ['Amount', '12x', inFigures],
    ['Amount', '1.234', inFigures],
    ['Amount', '1e3', inFigures],
    ['Amount', '99999999999999999999', inFigures],
    ['Date', '30-2', 'Enter a date that exists, such as 26-Nov-2026.'],
    ['Rate', '1.23456', 'At most 4 decimals.'],
    ['Rate', '-1', 'Enter a number, not below 0, with at most 4 decimals.'],
    ['Reference', 'much too long', 'At most 10 characters.'],
  ])('%s refuses %s and keeps what was typed', async (name, typed, message) => {
    const save = jest.fn(saved);
    const { user } = renderScreen(<PaymentForm start={complete} save={save} />);

    await user.clear(field(name));
    await user.type(field(name), typed);
    await user.click(press('Save'));

    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toHaveValue(typed);
    expect(field(name)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('a record to choose', () => {
  const combo = () => screen.getByRole('combobox', { name: 'Party' });

  it('is found by searching the server while typing', async () => {
    const search = mock(listParties, ({ q }) => pageOf(q === 'acme' ? [acme] : []));
    const save = jest.fn(saved);
    const { user } = renderScreen(<PaymentForm start={complete} save={save} />);

    await user.type(combo(), 'acme');
    await user.click(await screen.findByRole('option', { name: 'Acme Exports' }));
    await user.click(press('Save'));

    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...complete, partyId: 'p-1' }));
    expect(search.calls.length).toBeLessThan(4);
  });

  it('is created on the spot where it is missing, and the cursor comes back', async () => {
    mock(listParties, pageOf([]));
    const save = jest.fn(saved);
    const { user } = renderScreen(<PaymentForm start={complete} save={save} />);

    await user.type(combo(), 'Zenith');
    await user.click(await screen.findByRole('option', { name: 'Add "Zenith"' }));

    await waitFor(() => expect(combo()).toHaveValue('Zenith'));
    expect(combo()).toHaveFocus();
    await user.click(press('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...complete, partyId: 'p-new' }));
  });
});

describe('what the server refuses', () => {
  const refusal = {
    status: 422,
    code: 'invalid',
    message: 'Please correct the marked fields.',
    requestId: 'r-22',
    errors: [
      { field: 'ifsc', code: 'ifsc', message: 'No bank has this IFSC.' },
      { field: 'currency', code: 'currency', message: 'This bank is kept in another currency.' },
    ],
  };

  it('stands at its field, the rest above the buttons, and what was typed stays', async () => {
    const { user } = renderScreen(<PaymentForm start={complete} save={() => Promise.reject(refusal)} />);

    await user.type(field('IFSC'), 'hdfc0000009');
    await user.click(press('Save'));

    expect(await screen.findByRole('alert')).toHaveTextContent(/^This bank is kept in another currency\.$/);
    expect(field('IFSC')).toHaveAccessibleDescription('No bank has this IFSC.');
    expect(field('IFSC')).toHaveValue('HDFC0000009');
    expect(field('IFSC')).toHaveFocus();
  });

  it('is said in one sentence when nothing more is known', async () => {
    const { user } = renderScreen(
      <PaymentForm start={complete} save={() => Promise.reject(new TypeError('x is not a function'))} />,
    );

    await user.click(press('Save'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.queryByText(/^The server gave no answer/)).not.toBeInTheDocument();
  });

  it('is nothing where nobody answered: the person is told that what was typed stays, and saves again', async () => {
    const save = jest.fn().mockRejectedValueOnce('Something went wrong').mockResolvedValueOnce({});
    const { user } = renderScreen(<PaymentForm start={complete} save={save} />);

    await user.type(field('IFSC'), 'hdfc0000009');
    await user.click(press('Save'));

    expect(await screen.findByText(/^The server gave no answer. What you typed stays here/)).toBeVisible();
    expect(field('IFSC')).toHaveValue('HDFC0000009');
    await user.click(press('Save'));
    await waitFor(() => expect(screen.queryByText(/^The server gave no answer/)).not.toBeInTheDocument());
  });
});

describe('the dialog', () => {
  it('sends once, however often it is asked while the answer is under way', async () => {
    let answer: () => void = nothing;
    const save = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const onClose = jest.fn();
    const { user } = renderScreen(<PaymentForm start={complete} save={save} onClose={onClose} />);

    await user.dblClick(press('Save'));
    await user.keyboard('{Control>}s{/Control}');
    answer();

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves with Ctrl+S, and with Ctrl+Enter saves and starts anew', async () => {
    const save = jest.fn(saved);
    const onClose = jest.fn();
    const { user } = renderScreen(
      <PaymentForm start={complete} save={save} onClose={onClose} againLabel="Save and add another" />,
    );

    await user.type(field('IFSC'), 'hdfc0000001');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field('IFSC')).toHaveValue(''));
    expect(field('Reference')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();

    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('starts anew with what the next one has in common, which is no work that could be lost', async () => {
    const onClose = jest.fn();
    const { user } = renderScreen(<PaymentForm onClose={onClose} againLabel="Save and add another" keeps={['date']} />);
    await user.type(field('Reference'), 'N1');
    await user.type(field('Amount'), '100');
    await user.type(field('Date'), '5-11-26');

    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(field('Amount')).toHaveValue(''));
    expect(field('Date')).toHaveValue('05-Nov-2026');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is sent by Ctrl+Enter from a list of choices too, shut or open, which Enter alone opens', async () => {
    const save = jest.fn(saved);
    const { user } = renderScreen(<PaymentForm start={complete} save={save} againLabel="Save and add another" />);
    const mode = screen.getByRole('combobox', { name: 'Mode' });

    act(() => mode.focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('listbox')).toBeNull();

    act(() => mode.focus());
    await user.keyboard('{Enter}{ArrowDown}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'NEFT' }));
  });

  it('leaves at once while nothing was typed, also when it was typed and taken back', async () => {
    const onClose = jest.fn();
    const { user } = renderScreen(<PaymentForm onClose={onClose} />);

    await user.type(field('IFSC'), 'x');
    await user.clear(field('IFSC'));
    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before typed work is lost', async () => {
    const onClose = jest.fn();
    const { user } = renderScreen(<PaymentForm onClose={onClose} />);
    await user.type(field('Reference'), 'N1');

    await user.keyboard('{Escape}');
    await user.click(press('Keep editing'));
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Reference')).toHaveValue('N1');

    await user.click(press('Cancel'));
    await user.click(press('Leave'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
