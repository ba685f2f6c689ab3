import type { Permission } from '@freightdesk/shared-access';
import type { Filter, FilterValues, ListSpec } from './list';

/**
 * What a field holds, which says how it is compared and sorted. A `choice` is one of a known set, `choices` are several of it,
 * a `word` is compared as a whole as well, of a set that others fill; a `text` is looked through. `whole` and `decimal` are figures.
 */
export type FieldKind =
  'text' | 'word' | 'choice' | 'choices' | 'id' | 'date' | 'instant' | 'whole' | 'decimal' | 'flag';

export interface ListField {
  readonly kind: FieldKind;
  /** What a clerk calls it: the head of its column, and its filter. */
  readonly label?: string;
  /** Of a choice: its values in the order of its menu, and what each is called. */
  readonly values?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
}

export type Comparison = '=' | '>=' | '<=';

interface FilterTerms<Field extends string> {
  /** The field that it reads, where that is not the one of its own name. */
  readonly of?: Field;
  readonly is?: Comparison;
  readonly label?: string;
  readonly offered?: readonly string[];
  /** Set by links or by another part of the screen: the toolbar does not offer it. */
  readonly quiet?: boolean;
}

interface ListTerms<Field extends string, Searched extends string> {
  /** Whatever the list is filtered or sorted by. A server selects a column of the same name. */
  readonly fields: Readonly<Record<Field, ListField>>;
  /** By their names in the address, in the order of the toolbar. */
  readonly filters: Readonly<Record<string, FilterTerms<NoInfer<Field>>>>;
  readonly sorts: readonly NoInfer<Field>[];
  readonly defaultSort: string;
  /** Columns that `q` looks through; of those that the asker may not see, none. Every list can be searched. */
  readonly search: readonly [Searched, ...Searched[]];
  /** What stands in the empty search box; left out of lists that no screen searches. */
  readonly hint?: string;
  readonly guarded?: Readonly<Record<string, Permission>>;
}

export type DefinedFilter<Field extends string> = Filter & { readonly of: Field; readonly is: Comparison };

/** `Column` are the names of all that its server must select for it. */
export interface ListDefinition<Column extends string = string> extends ListSpec {
  readonly fields: Readonly<Record<string, ListField | undefined>>;
  readonly filters: Readonly<Record<string, DefinedFilter<Column>>>;
  readonly sorts: readonly Column[];
  readonly search: readonly [Column, ...Column[]];
}

/**
 * Says once what a list is filtered, sorted and searched by. The request is held against it and documented from it, the server
 * makes its conditions of it, the screen its toolbar and the heads of its columns. Light on purpose: a screen carries it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<const Field extends string, const Searched extends string>({
  fields,
  filters,
  ...terms
}: ListTerms<Field, Searched>): ListDefinition<Field | Searched> {
  const entries = Object.entries(filters).map(([name, filter]) => [name, filterOf(name, filter, fields)] as const);
  return { ...terms, fields, filters: Object.fromEntries(entries) };
}

const isOneOf = <Field extends string>(name: string, fields: Readonly<Record<Field, ListField>>): name is Field =>
  Object.hasOwn(fields, name);

/** What may be asked of a field. */
function takenOf({ kind, values = [] }: ListField): FilterValues {
  if (kind === 'choice' || kind === 'choices') return { kind: 'choice', values };
  return { kind: kind === 'id' || kind === 'date' || kind === 'flag' ? kind : 'text' };
}

function filterOf<Field extends string>(
  name: string,
  { of = name, is = '=', label, offered, quiet = false }: FilterTerms<string>,
  fields: Readonly<Record<Field, ListField>>,
): DefinedFilter<Field> {
  if (!isOneOf(of, fields)) throw new Error(`The filter '${name}' reads no field of its list.`);
  // One name in the address is one column, whether it is filtered or sorted by.
  if (of !== name && isOneOf(name, fields)) throw new Error(`The filter '${name}' is called like another field.`);
  const field: ListField = fields[of];
  const shown = { label: quiet ? undefined : (label ?? field.label), labels: field.labels, offered };
  return { of, is, ...shown, ...takenOf(field) };
}

/** The first and the last day that a list is bounded by: `...daysOf('date')` among its filters. */
export const daysOf = <const Field extends string>(of: Field) =>
  ({
    dateFrom: { of, is: '>=', label: 'From' },
    dateTo: { of, is: '<=', label: 'To' },
  }) as const;
