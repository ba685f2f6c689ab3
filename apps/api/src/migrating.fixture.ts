import { connectAsOwner, formOf, grantToServer, migrate } from '@freightdesk/shared-database/testing';
import type { Kysely, KyselyPlugin, Migration } from 'kysely';
import { tables } from './tables';

const form = formOf(tables);
const { migrations } = form;
const quiet = { info: () => undefined, warn: () => undefined };
const never = new Promise<never>(() => undefined);

/** Says so and stands still when as many statements are done. */
function standingStillAfter(invariants: number): KyselyPlugin {
  let done = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      done += 1;
      if (done < invariants) return result;
      process.stdout.write('stands still\n');
      return never;
    },
  };
}

function stopping(step: Migration, invariants: number): Migration {
  return {
    up: async (tx: Kysely<unknown>) => {
      await step.up(tx.withPlugin(standingStillAfter(invariants)));
      process.stdout.write('stands still\n');
      await never;
    },
  };
}

/** A server for the specs that kill one while it migrates or grants: stands still within a step, after so many statements. */
async function main([url = '', name = '', invariants = '1']: string[]): Promise<void> {
  const step = migrations[name];
  const db = connectAsOwner(url, quiet);
  setInterval(() => undefined, 60_000);
  await migrate(db, step ? { ...migrations, [name]: stopping(step, Number(invariants)) } : migrations);
  await grantToServer(db.withPlugin(standingStillAfter(Number(invariants))), form);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
});
