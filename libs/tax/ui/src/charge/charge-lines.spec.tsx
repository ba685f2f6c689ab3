import { array, record } from '@freightdesk/shared-endpoint/schema';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { FormDialog, gridLines, TextInput, useFieldArray, useSchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { type ChargeLineInput, listChargeHeads, ratesOnDay } from '@freightdesk/tax-contract';
import { chargeLineInput } from '@freightdesk/tax-contract/schema';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useChargeHeads } from '../charge-head/charge-input';
import { blankCharge, chargeFields } from './charge-line';
import { ChargeLines } from './charge-lines';
import { ChargeSums } from './charge-sums';
import { useDatedRates } from './use-dated-rates';

const input = record({ charges: array(chargeLineInput).required() });
const goods = { chargeableKg: '45.5', containers: ['22G1', '22G1', '45G1'] };
const head = chargeHeadRow();

function Job({ save }: { save: (input: { charges: ChargeLineInput[] }) => Promise<unknown> }) {
  const form = useSchemaForm(input, { charges: [] });
  const lines = useFieldArray({ control: form.control, name: 'charges' });
  const typed = useWatch({ control: form.control, name: 'charges' });
  const rates = useDatedRates('2026-11-20');
  const lineAt = (index: number) => ({ ...blankCharge, ...form.getValues(`charges.${index}`) });
  return (
    <FormDialog form={form} title="Job" submitLabel="Save" onSubmit={save} onClose={() => undefined}>
      <ChargeLines
        form={form}
        {...gridLines(lines, { blank: blankCharge, lineAt })}
        heads={useChargeHeads()}
        fieldsOf={chargeFields('charges')}
        typed={typed}
        rates={rates}
        goods={goods}
        pick={({ name }) => <TextInput form={form} name={name} />}
      />
      <ChargeSums charges={typed} rates={rates} />
    </FormDialog>
  );
}

const line = (number: number) => within(screen.getByRole('group', { name: `Charge ${number}` }));

beforeEach(() => {
  mock(listChargeHeads, pageOf([head]));
  mock(ratesOnDay, { rates: [{ currency: 'USD', date: '2026-11-20', rate: '88.45' }] });
});

describe('the charges of a job', () => {
  it('take what is typed before their heads have come: the charge by Enter, and then what it costs', async () => {
    let answer: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mock(listChargeHeads, () => told.then(() => pageOf([head])));
    const { user } = renderScreen(<Job save={() => Promise.resolve()} />, { role: 'INTERNATIONAL' });
    await user.click(screen.getByRole('button', { name: 'Add charge' }));

    await user.type(line(1).getByRole('combobox', { name: /Charge/ }), 'oc{Enter}80k');
    answer();

    const cost = line(1).getByRole('textbox', { name: /Buy rate/ });
    await waitFor(() => expect(cost).toHaveFocus());
    expect(line(1).getByRole('combobox', { name: /Charge/ })).toHaveValue('Ocean freight');
    await waitFor(() => expect(cost).toHaveValue('80k'));
    await user.tab();
    expect(cost).toHaveValue('80000');
    expect(screen.queryByRole('group', { name: 'Charge 2' })).not.toBeInTheDocument();
  });

  it('are found by letters, counted by the goods, and say at once what is left', async () => {
    const save = jest.fn((_input: { charges: ChargeLineInput[] }) => Promise.resolve());
    const { user } = renderScreen(<Job save={save} />, { role: 'INTERNATIONAL' });
    await user.click(screen.getByRole('button', { name: 'Add charge' }));

    const charge = line(1).getByRole('combobox', { name: /Charge/ });
    await user.type(charge, 'oc');
    await screen.findByRole('option', { name: /Ocean freight/ });
    await user.keyboard('{Enter}');
    expect(line(1).getByRole('textbox', { name: /Quantity/ })).toHaveValue('3');
    await user.type(line(1).getByRole('textbox', { name: /Buy rate/ }), '80k');
    await user.type(line(1).getByRole('textbox', { name: /Sell rate/ }), '1L');
    await user.tab();

    expect(line(1).getByRole('status')).toHaveTextContent('3,00,000.0060,000.00 · 20%');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].charges).toMatchObject([
      { chargeHeadId: head.id, basis: 'PER_CONTAINER', quantity: '3', buyRate: '80000', sellRate: '100000' },
    ]);
  });

  it('that are pasted by the name or code of a head are counted as it says, unless that is pasted too', async () => {
    const save = jest.fn((_input: { charges: ChargeLineInput[] }) => Promise.resolve());
    const { user } = renderScreen(<Job save={save} />, { role: 'INTERNATIONAL' });
    await user.click(screen.getByRole('button', { name: 'Add charge' }));
    await user.type(line(1).getByRole('combobox', { name: /Charge/ }), 'oc');
    await screen.findByRole('option', { name: /Ocean freight/ });
    await user.keyboard('{Escape}{Control>}a{/Control}');

    await user.paste('Ocean freight\r\nOFT\t\tPer shipment\t2');

    await waitFor(() => expect(line(2).getByRole('textbox', { name: /Quantity/ })).toHaveValue('2'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].charges).toMatchObject([
      { chargeHeadId: head.id, basis: 'PER_CONTAINER', quantity: '3' },
      { chargeHeadId: head.id, basis: 'PER_SHIPMENT', quantity: '2' },
    ]);
  });

  it('without a head are told at the words that were typed', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { user } = renderScreen(<Job save={save} />, { role: 'INTERNATIONAL' });
    await user.click(screen.getByRole('button', { name: 'Add charge' }));
    await user.type(line(1).getByRole('combobox', { name: /Charge/ }), 'Something else');
    await user.keyboard('{Control>}s{/Control}');

    expect(await line(1).findByText('Charge is needed.')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});
