import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsOwner } from '../connection/connection';
import { startEmbedded } from '../embedded/supervisor';
import { whatWentWrong } from '../error/error-facts';
import { migrate } from '../migrate';
import { readColumns } from './columns';
import { renderTypes } from './render';

const quiet = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };

/** Writes the TypeScript types of a freshly migrated store to the file it is given. */
async function main(target: string): Promise<void> {
  const postgres = await startEmbedded({
    dataDir: mkdtempSync(join(tmpdir(), 'freightdesk-types-')),
    log: quiet,
    scratch: true,
  });
  const db = connectAsOwner(postgres.url, quiet);
  try {
    await migrate(db);
    writeFileSync(target, renderTypes(await readColumns(db)));
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${whatWentWrong(error)}\n`);
  process.exitCode = 1;
});
