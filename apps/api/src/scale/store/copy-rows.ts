import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';

const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a row says, by column. */
export type Written = Readonly<Record<string, unknown>>;

const special = /[\\\t\n\r]/;

/** As PostgreSQL reads it in its text format: tabs, line ends and backslashes are escaped. */
const escaped = (text: string) =>
  !special.test(text)
    ? text
    : text.replace(
        /[\\\t\n\r]/g,
        (letter) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[letter] ?? letter,
      );

const itemOf = (item: unknown) => `"${String(item).replace(/["\\]/g, '\\$&')}"`;

function spelled(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(itemOf).join(',')}}`);
  if (typeof value === 'object') return escaped(JSON.stringify(value));
  return typeof value === 'string' ? escaped(value) : String(value);
}

/** Rows of one table may each leave out something else. */
function columnsOf(rows: readonly Written[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) for (const name in row) columns.add(name);
  return [...columns];
}

const largestChunk = 256 * 1024;

/** Copies rows into a table, a hundred times as fast as statements would. What a row leaves out is empty. */
export async function copyRows(client: ClientBase, table: string, rows: readonly Written[]): Promise<void> {
  // A statement without a column is none.
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  const stream = client.query(from(`copy ${inSql(table)} (${columns.map(inSql).join(', ')}) from stdin`));
  const written = finished(stream);
  let chunk = '';
  for (const row of rows) {
    chunk += `${columns.map((name) => spelled(row[name])).join('\t')}\n`;
    if (chunk.length < largestChunk) continue;
    if (!stream.write(chunk)) await once(stream, 'drain');
    chunk = '';
  }
  stream.end(chunk);
  await written;
}
