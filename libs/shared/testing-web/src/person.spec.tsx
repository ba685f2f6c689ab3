import { screen } from '@testing-library/react';
import { renderScreen } from './render-screen';

const seen: string[] = [];
const Field = () => <input aria-label="Reference" onChange={({ target }) => seen.push(target.value)} />;
beforeEach(() => seen.splice(0));

test('what a person writes goes in by its first key, at one stroke and by its last key', async () => {
  const { user } = renderScreen(<Field />);
  const field = screen.getByRole('textbox', { name: 'Reference' });

  await user.type(field, 'UTR 42');
  await user.type(field, '/7 of May');

  expect(field).toHaveValue('UTR 42/7 of May');
  expect(seen).toEqual(['U', 'UTR 4', 'UTR 42', 'UTR 42/', 'UTR 42/7 of Ma', 'UTR 42/7 of May']);
});

test('what a person writes is keys where it is short, or names one', async () => {
  const { user } = renderScreen(<Field />);
  const field = screen.getByRole('textbox', { name: 'Reference' });

  await user.type(field, 'UTR');
  await user.type(field, '4567{Backspace}');

  expect(field).toHaveValue('UTR456');
  expect(seen).toHaveLength(8);
});

test('what a person writes is cut where a field takes no more of it', async () => {
  const { user } = renderScreen(<input aria-label="Code" maxLength={6} />);

  await user.type(screen.getByRole('textbox', { name: 'Code' }), '4000012');

  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('400001');
});
