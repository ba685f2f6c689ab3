import { CamelCasePlugin } from 'kysely';
import type { Tables } from '../tables';
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

const header =
  '// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.';
const entry = '@freightdesk/shared-database/tables';
const helpers = ['Computed', 'Filled', 'Json', 'Timestamp'];

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

/** The row types of a room's tables, which join `Database` where the room is imported. */
export function renderTypes(room: Pick<Tables, 'domain' | 'tables'>, columns: readonly Column[]): string {
  const tables = [...room.tables].sort();
  const missing = tables.filter((name) => !columns.some(({ table }) => table === name));
  if (missing.length > 0)
    throw new Error(`The tables of ${room.domain} name what no migration makes: ${missing.join(', ')}.`);
  const interfaces = tables.map((table) => {
    const own = columns.filter((column) => column.table === table);
    return `export interface ${interfaceName(table)} {\n${own.map(renderColumn).join('\n')}\n}\n`;
  });
  const used = helpers.filter((name) => new RegExp(`\\b${name}\\b`).test(interfaces.join('')));
  const imports = `import type { ${used.join(', ')} } from '${entry}';\n`;
  const rows = tables.map((table) => `    ${names.inCode(table)}: ${interfaceName(table)};`);
  const joined = `declare module '${entry}' {\n  interface Database {\n${rows.join('\n')}\n  }\n}\n`;
  return [header, imports, ...interfaces, joined].join('\n');
}
