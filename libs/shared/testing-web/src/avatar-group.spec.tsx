import { AvatarGroup } from '@freightdesk/shared-ui';
import { screen, within } from '@testing-library/react';
import { renderScreen } from './render-screen';

const people = (count: number) =>
  Array.from({ length: count }, (_one, index) => ({ id: `${index}`, name: `Person ${index + 1}` }));

const discs = (count: number) => {
  renderScreen(<AvatarGroup label="Here now" people={people(count)} />);
  return within(screen.getByRole('list', { name: 'Here now' })).getAllByRole('listitem');
};

it.each([
  [1, 1],
  [4, 4],
  [5, 4],
  [40, 4],
])('%i people stand in %i discs', (count, expected) => {
  expect(discs(count)).toHaveLength(expected);
});

it('the last disc of a longer group counts and names those who have none', () => {
  const last = discs(6)[3];

  expect(last).toHaveTextContent('+3');
  expect(last).toHaveTextContent('Person 4, Person 5, Person 6');
});
