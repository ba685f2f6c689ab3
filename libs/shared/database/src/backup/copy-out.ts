import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableFacts } from './manifest';
import { quoted, type StoredTable } from './stored-tables';
import { passing } from './swept';

/** As much text as is compressed at once, about: more would make a backup hardly smaller, and is held several times over. */
const partBytes = 512 * 1024;

/** The largest a part can be: the text above and what the driver hands over in one piece. */
export const largestPart = 16 * 1024 * 1024;

const copyOf = ({ name, columns, order }: StoredTable): string =>
  `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order}) to stdout`;

/**
 * A table as PostgreSQL's own text copy, in parts, a row's text possibly in two of them; what is returned at the end tells of the
 * whole. One part is in memory at a time.
 */
export async function* copyOut(client: Client, table: StoredTable): AsyncGenerator<Buffer, TableFacts> {
  const stream = client.query(copyTo(copyOf(table)));
  const hash = createHash('sha256');
  const pass = passing();
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const piece of stream) {
    if (!Buffer.isBuffer(piece)) continue;
    hash.update(piece);
    pass(piece.length);
    held.push(piece);
    heldBytes += piece.length;
    bytes += piece.length;
    if (heldBytes < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    heldBytes = 0;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
  // The count arrives behind the last row: whoever asks next on this connection has waited for it.
  await client.query('select 1');
  const { name, columns } = table;
  return { name, columns, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

/** The facts of a table as it stands, without keeping its text. */
export async function factsOf(client: Client, table: StoredTable): Promise<TableFacts> {
  const parts = copyOut(client, table);
  for (;;) {
    const { value, done } = await parts.next();
    if (done === true) return value;
  }
}
