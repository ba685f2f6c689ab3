import { record, string } from '@freightdesk/shared-endpoint/schema';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { listSacs } from '@freightdesk/tax-contract';
import { sacRow } from '@freightdesk/tax-contract/testing';
import { screen } from '@testing-library/react';
import { SacInput } from './sac-input';

const line = record({ sac: string().label('SAC').required() });

function Line({ isOurs = false }: { isOurs?: boolean }) {
  return <SacInput form={useSchemaForm(line, { sac: '' })} name="sac" isOurs={isOurs} />;
}

beforeEach(() => {
  const id = '01990000-0000-7000-8000-0000000000b2';
  mock(listSacs, pageOf([sacRow(), sacRow({ id, code: '996799', description: 'Other carriage', active: false })]));
});

it.each([
  ['words stand for the code that they find', 'ocean{Enter}', '996521', ''],
  ['the beginning of a code stands for the first that it finds', '99652{Tab}', '996521', ''],
  ['a code that nobody keeps stays, and is told', '996713{Enter}', '996713', 'This SAC is not in the list.'],
  ['a code that is out of use stays, and is told', '996799{Enter}', '996799', 'This SAC is out of use.'],
])('%s', async (_what, keys, code, told) => {
  const { user } = renderScreen(<Line />, { role: 'ACCOUNT' });
  const field = await screen.findByRole('combobox', { name: /^SAC/ });
  await user.type(field, 'o');
  expect(await screen.findByRole('option', { name: /996521 \(Ocean/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /996799/ })).not.toBeInTheDocument();
  await user.clear(field);

  await user.type(field, keys);

  expect(field).toHaveValue(code);
  expect(field).toHaveAccessibleDescription(told);
});

it('a code that is out of use is wrong where it is ours to choose', async () => {
  const { user } = renderScreen(<Line isOurs />, { role: 'ACCOUNT' });
  const field = await screen.findByRole('combobox', { name: /^SAC/ });

  await user.type(field, '996799{Enter}');

  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This SAC is out of use. Choose another one.');
});
