import { commonProblems, type Comparison, type FieldKind, type ListDefinition } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { ListRequest } from './list-request';
import { refuse } from '../problem/refusal';

/** Which of the query's columns a filter or sort reads, and how. */
interface ListColumn {
  readonly column: string;
  readonly kind: FieldKind;
  readonly is: Comparison;
  /** Of a choice whose values are found in ways of their own: what is true of the rows of each. */
  readonly apart?: ValuesApart | undefined;
}

export type ValuesApart = Readonly<Record<string, RawBuilder<unknown>>>;
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** What the definition of a list says of its query's columns, by the names of its filters and sorts. */
export function columnsOf(
  { fields, filters, sorts }: ListDefinition,
  apart: Readonly<Record<string, ValuesApart>> = {},
): ListColumns {
  const kindOf = (name: string): FieldKind => fields[name]?.kind ?? 'text';
  return Object.fromEntries<ListColumn>([
    ['id', { column: 'id', kind: 'id', is: '=' }],
    ...sorts.map((name) => [name, { column: name, kind: kindOf(name), is: '=' }] as const),
    ...Object.entries(filters).map(
      ([name, { of, is }]) => [name, { column: of, kind: kindOf(of), is, apart: apart[name] }] as const,
    ),
  ]);
}

export interface ResolvedColumn {
  readonly reference: RawBuilder<unknown>;
  readonly kind: FieldKind;
  readonly is: Comparison;
  readonly apart: ValuesApart | undefined;
}

/** What was parsed by the list's definition is in it; any other name is a fault of ours, not of the request. */
function columnNamed(name: string, columns: ListColumns): ListColumn {
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (known === undefined) throw new Error(`The list has no column for '${name}'.`);
  return known;
}

export const kindOf = (name: string, columns: ListColumns): FieldKind => columnNamed(name, columns).kind;

export const listedColumn = (name: string): RawBuilder<unknown> => sql`${sql.ref(`listed.${name}`)}`;

export function resolveColumn(name: string, columns: ListColumns): ResolvedColumn {
  const { column, kind, is, apart } = columnNamed(name, columns);
  return { reference: listedColumn(column), kind, is, apart };
}

/** A filter or sort of another name may read a column that the asker must not see; to them it does not exist. */
export function refuseHidden({ filters, sort, hidden }: ListRequest, columns: ListColumns): void {
  const names = [...Object.keys(filters), ...sort.map(({ field }) => field)];
  const name = names.find((one) => hidden.includes(columns[one]?.column ?? one));
  if (name === undefined) return;
  const message = 'This list cannot be narrowed or sorted by that.';
  refuse(commonProblems.bad_request, { message, errors: [{ field: name, code: 'query', message }] });
}
