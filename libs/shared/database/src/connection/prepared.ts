import type { FieldDef } from 'pg';

/**
 * How a statement says in its own text that its rows are wanted as arrays, and under which name each connection prepares it: then
 * PostgreSQL parses it and plans it once. Kysely has no other way to tell the connection of it.
 */
const mark = /^\/\* rows as arrays(?:, prepared as (\w+))? \*\/ /;

let made = 0;

/** `isUsual`: asked again and again in this very form, so that it is worth being kept by every connection. */
export function asArrays(text: string, isUsual: boolean): string {
  if (!isUsual) return `/* rows as arrays */ ${text}`;
  made += 1;
  return `/* rows as arrays, prepared as freightdesk_${made} */ ${text}`;
}

interface Terms {
  readonly rowMode: 'array';
  readonly name?: string;
}

/** Of statements that are kept by their names, which are few. */
const named = new Map<string, Terms>();

/** How the driver is to ask it; undefined for statements of the ordinary kind. */
export function terms(text: string): Terms | undefined {
  const known = named.get(text);
  if (known) return known;
  const found = mark.exec(text);
  if (!found) return undefined;
  const [, name] = found;
  if (name === undefined) return { rowMode: 'array' };
  const told = { rowMode: 'array', name } as const;
  named.set(text, told);
  return told;
}

const columns = new WeakMap<object, readonly string[]>();
const spellings = new Map<string, string>();

/** `due_date` -> `dueDate`, as elsewhere the plugin of the query builder spells it. */
function spelled(column: string): string {
  const known = spellings.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  spellings.set(column, name);
  return name;
}

type Fields = readonly Pick<FieldDef, 'name'>[];

/** A statement that is kept describes its columns once, and all its answers have that very description. */
const names = new WeakMap<Fields, readonly string[]>();

function namesOf(fields: Fields): readonly string[] {
  const known = names.get(fields);
  if (known) return known;
  const told = fields.map(({ name }) => spelled(name));
  names.set(fields, told);
  return told;
}

/** Notes beside the rows what their columns are called. */
export const noteColumns = (rows: object, fields: Fields): void => void columns.set(rows, namesOf(fields));

export const columnsOf = (rows: object): readonly string[] => columns.get(rows) ?? [];
