import { hasStore, openStore, StartRefusal } from '@freightdesk/shared-database';
import { headOfArguments, headStatement, sealHead, verifyStore } from '@freightdesk/shared-server-kit';
import { readStorePlace } from './environment';
import { statements } from './statements';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (line: string) => void process.stderr.write(`${line}\n`);

/** Checks the books of a store that no server has open (a server of one's own database may go on). */
async function verify(): Promise<boolean> {
  const head = headOfArguments(process.argv.slice(2));
  const place = readStorePlace(process.env);
  if (place.databaseUrl === undefined && !hasStore(place.dataDir)) {
    throw new StartRefusal(`There is no store in ${place.dataDir}: set DATA_DIR or DATABASE_URL to the one to check.`);
  }
  const store = await openStore({ ...place, log: { info: warn, warn } });
  try {
    print(`Checking ${store.description}.`);
    const noted = head ? [headStatement(head)] : [];
    const holds = await verifyStore(store.db, [...statements, ...noted], print);
    const { position, hash } = await sealHead(store.db);
    if (position > 0) print(`The last seal is ${position}:${hash}. Noted elsewhere, it is what --head takes.`);
    return holds;
  } finally {
    await store.close();
  }
}

verify().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => {
    warn(error instanceof StartRefusal ? error.message : String(error instanceof Error ? error.stack : error));
    process.exit(1);
  },
);
