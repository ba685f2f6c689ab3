import { record, string } from '@freightdesk/shared-endpoint/schema';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { listChargeHeads } from '@freightdesk/tax-contract';
import { chargeHeadRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
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
    <ChargeInput
      form={form}
      fields={fields}
      heads={heads}
      problemOf={() => null}
      onCharged={({ name }) => taken.push(name)}
    />
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
