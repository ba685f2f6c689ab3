import { record, string } from '@freightdesk/shared-endpoint/schema';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { listChargeHeads } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { ChargeInput, useChargeHeads } from './charge-input';

const line = record({
  description: string().label('Description').required(),
  chargeHeadId: string().label('Charge head').nullable(),
});
const fields = { description: 'description', chargeHead: 'chargeHeadId' } as const;

const taken: string[] = [];

function Line() {
  const form = useSchemaForm(line, { description: '' });
  const heads = useChargeHeads();
  return (
    <>
      <ChargeInput
        form={form}
        fields={fields}
        heads={heads}
        problemOf={() => null}
        onCharged={({ name }) => taken.push(name)}
        unmixedOn="2026-11-23"
      />
      <p>heads: {heads.size}</p>
    </>
  );
}

beforeEach(() => {
  taken.length = 0;
  const old = chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e9', name: 'Ocean surcharge', active: false });
  mock(listChargeHeads, pageOf([chargeHeadRow(), { ...old, code: null }]));
});

it.each([
  ['a few letters and Enter take the first that fits', 'oce{Enter}', 'Ocean freight', ['Ocean freight']],
  ['Tab takes what is named in full by its code', 'oft{Tab}', 'Ocean freight', ['Ocean freight']],
  ['Tab leaves words that are no whole name', 'ocean{Tab}', 'ocean', []],
  ['words of one’s own stay', 'Ocean and rail{Enter}', 'Ocean and rail', []],
])('%s', async (_what, typed, text, expected) => {
  const { user } = renderScreen(<Line />, { role: 'ACCOUNT' });
  const field = await screen.findByRole('combobox', { name: /Description/ });
  await user.type(field, 'o');
  await screen.findByRole('option', { name: /Ocean freight/ });
  expect(screen.queryByRole('option', { name: /surcharge/ })).not.toBeInTheDocument();
  await user.clear(field);

  await user.type(field, typed);

  expect(field).toHaveValue(text);
  expect(taken).toEqual(expected);
});

it('a line that mixes heads of other rates says so while it is written', async () => {
  const handling = { name: 'Terminal handling', code: 'THC', sac: '996711' };
  const rates = [{ from: '2017-07-01', gstRate: '18', taxability: 'TAXABLE' as const, source: null }];
  const second = chargeHeadRow({ id: '01990000-0000-7000-8000-0000000000e8', ...handling, rates });
  mock(listChargeHeads, pageOf([chargeHeadRow(), second]));
  const { user } = renderScreen(<Line />, { role: 'ACCOUNT' });
  const field = await screen.findByRole('combobox', { name: /Description/ });
  await user.type(field, 'o');
  await screen.findByRole('option', { name: /Ocean freight/ });

  await user.type(field, 'cean freight + THC');
  expect(field).toHaveAccessibleDescription(/Mixes Ocean freight 5%, Terminal handling 18%.*composite supply/);
  expect(field).toBeValid();
});

describe('before the heads have come', () => {
  /** A server that answers when it is told to. */
  function slowly() {
    let answer: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mock(listChargeHeads, async () => {
      await told;
      return pageOf([chargeHeadRow()]);
    });
    return () => answer();
  }

  it.each([
    ['Enter takes the first that fits once they come', 'oc{Enter}', 'oc', 'Ocean freight', ''],
    ['Tab takes what is named in full by its code', 'oft{Tab}', 'oft', 'Ocean freight', ''],
    ['Tab leaves words that are no whole name', 'ocean{Tab}', 'ocean', 'ocean', ''],
    ['words of one’s own stay, and it is said that nothing matches', 'Rail{Enter}', 'Rail', 'Rail', 'Nothing matches'],
    ['what is corrected after Enter is chosen anew', 'oc{Enter}{Backspace}', 'o', 'o', ''],
    ['Escape takes Enter back', 'oc{Enter}{Escape}', 'oc', 'oc', ''],
  ])('%s', async (_what, keys, typed, text, told) => {
    const answer = slowly();
    const { user } = renderScreen(<Line />, { role: 'ACCOUNT' });
    const field = await screen.findByRole('combobox', { name: /Description/ });

    await user.type(field, keys);
    expect(field).toHaveValue(typed);
    expect(taken).toEqual([]);
    answer();

    await screen.findByText('heads: 1');
    await waitFor(() => expect(field).toHaveValue(text));
    expect(taken).toEqual(text === 'Ocean freight' ? [text] : []);
    expect(field).toHaveAccessibleDescription(told);
  });
});
