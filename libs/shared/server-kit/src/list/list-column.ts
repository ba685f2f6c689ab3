import { commonProblems, type Comparison, type FieldKind, type ListDefinition } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { ListRequest } from './list-request';
import { refuse } from '../problem/refusal';

/** How a filter or sort of the contract reads the query's columns. */
export type ListColumn<Selected> =
  /** The column of the same name. */
  | FieldKind
  /** Another column, or a bound in place of equality: `{ column: 'date', kind: 'date', is: '>=' }`. */
  | { readonly column: keyof Selected & string; readonly kind: FieldKind; readonly is?: Comparison };

export type ListColumns<Selected> = Readonly<Record<string, ListColumn<Selected>>>;

/** What the definition of a list says of its query's columns. */
export function columnsOf<Selected>({
  fields,
  filters,
  sorts,
}: ListDefinition<keyof Selected & string>): ListColumns<Selected> {
  const kindOf = (name: string): FieldKind => fields[name]?.kind ?? 'text';
  return Object.fromEntries<ListColumn<Selected>>([
    ...sorts.map((name) => [name, kindOf(name)] as const),
    ...Object.entries(filters).map(([name, { of, is }]) => [name, { column: of, kind: kindOf(of), is }] as const),
  ]);
}

export interface ResolvedColumn {
  readonly reference: RawBuilder<unknown>;
  readonly kind: FieldKind;
  readonly is: Comparison;
}

export const listedColumn = (name: string): RawBuilder<unknown> => sql`${sql.ref(`listed.${name}`)}`;

/** A filter or sort that the contract offers and the repository forgot is a fault of ours, not of the request. */
export function resolveColumn<Selected>(name: string, columns: ListColumns<Selected>): ResolvedColumn {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) throw new Error(`The list has no column for '${name}'.`);
  if (typeof column === 'string') return { reference: listedColumn(name), kind: column, is: '=' };
  return { reference: listedColumn(column.column), kind: column.kind, is: column.is ?? '=' };
}

/** A filter or sort of another name may read a column that the asker must not see; to them it does not exist. */
export function refuseHidden<Selected>({ filters, sort, hidden }: ListRequest, columns: ListColumns<Selected>): void {
  const names = [...Object.keys(filters), ...sort.map(({ field }) => field)];
  const name = names.find((one) => hidden.includes(columnOf(one, columns)));
  if (name === undefined) return;
  const message = 'This list cannot be narrowed or sorted by that.';
  refuse(commonProblems.bad_request, { message, errors: [{ field: name, code: 'query', message }] });
}

function columnOf<Selected>(name: string, columns: ListColumns<Selected>): string {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return typeof column === 'object' ? column.column : name;
}
