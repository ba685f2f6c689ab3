import { CamelCasePlugin } from 'kysely';
import type { Column } from './columns';

/** What `connection.ts` gives a reader for each type of PostgreSQL; a type it doesn't list stops the generation. */
const valueTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
};

const header = `// Written by \`npm run db:types\` from a migrated store. Do not edit: change a migration and run it again.
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';

/** Left out of an insert, the database fills it. */
export type Filled<T> = [T] extends [ColumnType<infer S, infer I, infer U>] ? ColumnType<S, I | undefined, U> : Generated<T>;

/** Computed by the database. */
export type Computed<T> = GeneratedAlways<T>;

/** Read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Read as the value, written as JSON text: the driver would turn an array into one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;
`;

class Names extends CamelCasePlugin {
  /** Kysely's own turn to camelCase and back, so that a name it would not find again is seen here and not in a query. */
  inCode(name: string): string {
    const inCode = this.camelCase(name);
    if (this.snakeCase(inCode) !== name) {
      throw new Error(`"${name}" becomes "${inCode}" in code and "${this.snakeCase(inCode)}" in queries: rename it.`);
    }
    return inCode;
  }
}

const names = new Names();

function valueType({ table, name, type }: Column): string {
  const isArray = type.startsWith('_');
  const value = valueTypes[isArray ? type.slice(1) : type];
  if (value === undefined) {
    throw new Error(`${table}.${name} is of type ${type}, for which the generator knows no TypeScript type.`);
  }
  return isArray ? `${value}[]` : value;
}

function renderColumn(column: Column): string {
  const value = valueType(column);
  const orNull = column.nullable ? `${value} | null` : value;
  if (column.computed) return `  ${names.inCode(column.name)}: Computed<${orNull}>;`;
  return `  ${names.inCode(column.name)}: ${column.hasDefault ? `Filled<${value}>${column.nullable ? ' | null' : ''}` : orNull};`;
}

function interfaceName(table: string): string {
  const inCode = names.inCode(table);
  return `${inCode.charAt(0).toUpperCase()}${inCode.slice(1)}Table`;
}

/** The source of `database.generated.ts`: one interface per table, and `Database` that joins them. */
export function renderTypes(columns: Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((table) => {
    const own = columns.filter((column) => column.table === table);
    return `export interface ${interfaceName(table)} {\n${own.map(renderColumn).join('\n')}\n}\n`;
  });
  const rows = tables.map((table) => `  ${names.inCode(table)}: ${interfaceName(table)};`);
  return [header, ...interfaces, `export interface Database {\n${rows.join('\n')}\n}\n`].join('\n');
}
