import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsOwner } from '../connection/connection';
import { startEmbedded } from '../embedded/supervisor';
import { whatWentWrong } from '../error/error-facts';
import { migrate } from '../migrate';
import { closureOf, formOf } from '../store-form';
import type { Tables } from '../tables';
import { type Column, readColumns } from './columns';
import { renderTypes } from './render';

const quiet = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };

function requireOwned(rooms: readonly Tables[], columns: readonly Column[]): void {
  const owned = rooms.flatMap(({ tables }) => tables);
  const ownerless = new Set(columns.map(({ table }) => table).filter((table) => !owned.includes(table)));
  if (ownerless.size > 0) throw new Error(`No room of tables names ${[...ownerless].join(', ')}.`);
}

/**
 * Writes to stdout, for each room that the module `source` composes, the TypeScript types of its tables as a freshly migrated
 * store has them: `[{ domain, text }]`.
 */
async function main(source: string): Promise<void> {
  const { tables }: { tables: readonly Tables[] } = await import(source);
  const postgres = await startEmbedded({
    dataDir: mkdtempSync(join(tmpdir(), 'freightdesk-types-')),
    log: quiet,
    scratch: true,
  });
  const db = connectAsOwner(postgres.url, quiet);
  try {
    await migrate(db, formOf(tables).migrations);
    const [rooms, columns] = [closureOf(tables), await readColumns(db)];
    requireOwned(rooms, columns);
    const texts = rooms.map((room) => ({ domain: room.domain, text: renderTypes(room, columns) }));
    process.stdout.write(JSON.stringify(texts));
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${whatWentWrong(error)}\n`);
  process.exitCode = 1;
});
