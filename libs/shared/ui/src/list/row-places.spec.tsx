import { startI18n } from '@freightdesk/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import type { Column } from './list-source';
import { placesOf } from './row-places';
import { wholeList } from './whole-list';

interface Job {
  id: string;
  number: string;
}

void startI18n();

const of = (...ids: string[]) => ids.map((id) => ({ id, number: `SE/${id}` }));

describe('the places of rows', () => {
  it.each([
    ['of a first page are from above', [], ['a', 'b'], [0, 1]],
    ['of another page are those of the last one', ['a', 'b', 'c'], ['d', 'e'], [0, 1]],
    ['of a longer page go on', ['a'], ['b', 'c'], [0, 1]],
    ['that stay are kept in another order', ['a', 'b', 'c'], ['c', 'a'], [2, 0]],
    ['beside one that stays are new', ['a', 'b'], ['c', 'a', 'd'], [2, 0, 3]],
    ['of nothing are none', ['a'], [], []],
  ])('%s', (_, before, after, places) => {
    const last = placesOf(new Map(), of(...before));

    expect([...placesOf(last, of(...after)).values()]).toEqual(places);
  });
});

const columns: Column<Job>[] = [{ id: 'number', header: 'Number', cell: ({ number }) => number }];
const open = () => undefined;
const table = (ids: string[], shown = columns) => (
  <DataTable
    label="Jobs"
    list={wholeList({ rows: of(...ids) })}
    columns={shown}
    onOpen={open}
    empty={{ title: 'No job yet' }}
  />
);
const rowOf = (id: string) => screen.getByRole('row', { name: `SE/${id}` });

it('another page is drawn into the rows of the last one', () => {
  const { rerender } = render(table(['a', 'b']));
  const first = rowOf('a');

  rerender(table(['c', 'd']));

  expect(rowOf('c')).toBe(first);
  expect(first).toHaveAttribute('data-row', 'c');
});

it('a record that stays where another one comes before it keeps its row, and the focus in it', () => {
  const { rerender } = render(table(['a', 'b']));
  const kept = rowOf('a');
  act(() => kept.focus());

  rerender(table(['c', 'a', 'b']));

  expect(rowOf('a')).toBe(kept);
  expect(kept).toHaveFocus();
});

it('what was cut of a row is told of no other that is drawn into it', async () => {
  const cut: Column<Job>[] = [
    { id: 'note', header: 'Note', cell: ({ number }) => <i data-whole={`All of ${number}`}>…</i> },
  ];
  const { rerender } = render(table(['a'], cut));
  await userEvent.tab();
  while (document.activeElement?.matches('[data-row]') === false) await userEvent.tab();
  expect(await screen.findByText('All of SE/a')).toBeInTheDocument();

  rerender(table(['b'], cut));

  expect(screen.queryByText('All of SE/a')).not.toBeInTheDocument();
});
