import { type RawBuilder, sql } from 'kysely';
import type { ColumnKind } from './column-kinds';

/** How a filter or sort of the contract reads the query's columns. */
export type ListColumn<Selected> =
  /** The column of the same name. */
  | ColumnKind
  /** Another column, or a bound in place of equality: `{ column: 'date', kind: 'date', is: '>=' }`. */
  | { readonly column: keyof Selected & string; readonly kind: ColumnKind; readonly is?: '=' | '>=' | '<=' };

export type ListColumns<Selected> = Readonly<Record<string, ListColumn<Selected>>>;

export interface ResolvedColumn {
  readonly reference: RawBuilder<unknown>;
  readonly kind: ColumnKind;
  readonly is: '=' | '>=' | '<=';
}

export const listedColumn = (name: string): RawBuilder<unknown> => sql`${sql.ref(`listed.${name}`)}`;

/** A filter or sort that the contract offers and the repository forgot is a fault of ours, not of the request. */
export function resolveColumn<Selected>(name: string, columns: ListColumns<Selected>): ResolvedColumn {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) throw new Error(`The list has no column for '${name}'.`);
  if (typeof column === 'string') return { reference: listedColumn(name), kind: column, is: '=' };
  return { reference: listedColumn(column.column), kind: column.kind, is: column.is ?? '=' };
}
