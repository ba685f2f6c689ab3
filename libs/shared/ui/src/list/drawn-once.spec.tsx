import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { DataTable } from './data-table';
import type { Column, ListFacts, ListSource } from './list-source';
import { ListToolbar } from './list-toolbar';
import { wholeList } from './whole-list';

interface Bank {
  id: string;
  name: string;
}

void startI18n();

/** Each time that a button of a filter or of a heading is drawn. */
const mockDrawn = jest.fn();
jest.mock('@mui/material/ButtonBase', () => {
  const { default: ButtonBase } = jest.requireActual<{ default: ComponentType }>('@mui/material/ButtonBase');
  return {
    __esModule: true,
    default: (props: object) => {
      mockDrawn();
      return <ButtonBase {...props} />;
    },
  };
});

const columns: Column<Bank>[] = [{ id: 'name', cell: ({ name }) => name }];
const facts: ListFacts = {
  fields: { name: { label: 'Name' } },
  filters: { isDefault: { kind: 'flag', label: 'Default only' } },
  sorts: ['name'],
};

/** A page of a list as `useList` answers it: all that does something is made anew each time. */
const pageOf = (page: number): ListSource<Bank> => ({
  ...wholeList({ rows: [{ id: `${page}`, name: `Bank ${page}` }] }),
  sort: [{ field: 'name', descending: false }],
  facts,
  page,
  setSort: () => undefined,
  setFilter: () => undefined,
});

const table = (page: number) => (
  <DataTable
    label="Banks"
    list={pageOf(page)}
    columns={columns}
    empty={{ title: 'No bank yet' }}
    toolbar={<ListToolbar list={pageOf(page)} />}
  />
);

it('another page of a list draws neither its filters nor its headings anew', () => {
  const { rerender } = render(table(1));
  expect(mockDrawn.mock.calls.length).toBeGreaterThanOrEqual(2);
  mockDrawn.mockClear();

  rerender(table(2));

  expect(screen.getByText('Bank 2')).toBeVisible();
  expect(mockDrawn).not.toHaveBeenCalled();
});

describe('a table that is measured', () => {
  const read: string[] = [];
  const scrolls = jest.fn();
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');

  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'clientWidth', {
      configurable: true,
      get(this: Element) {
        const rows = this.querySelector(':scope > table');
        if (rows) read.push(rows.hasAttribute('data-measured') ? 'while measured' : 'laid out anew');
        return 800;
      },
    });
    Element.prototype.scrollTo = scrolls;
  });
  afterEach(() => {
    if (own) Object.defineProperty(Element.prototype, 'clientWidth', own);
  });

  it('is laid out for its columns and for its room at once, and then as it stays', () => {
    render(table(1));

    expect(read).toEqual(['while measured']);
    expect(scrolls).not.toHaveBeenCalled();
    expect(screen.getByRole('table')).not.toHaveAttribute('data-measured');
  });
});
