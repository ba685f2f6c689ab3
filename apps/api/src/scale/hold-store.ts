import { openStore } from '@freightdesk/shared-database';
import { tables } from '../tables';

const quiet = { info: () => undefined, warn: (line: string) => void process.stderr.write(`${line}\n`) };

/** Keeps the PostgreSQL of a store running for servers that are given its address, until it is told to end. */
async function holdStore(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, tables, log: quiet });
  // An open store alone keeps no process alive.
  const asked = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(asked);
    void store.close();
  });
  process.stdout.write('held\n');
}

const [dataDir = ''] = process.argv.slice(2);
holdStore(dataDir).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
