import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '@freightdesk/shared-database';

/** Marks a data folder as the demo company's. Its text says how far the seeding came. */
const markOf = (dataDir: string) => join(dataDir, 'demo-company');

const begun = 'The demo company is being made.\n';
const ready = 'The demo company. Delete this folder to make it anew.\n';

const isMarked = (dataDir: string) => existsSync(markOf(dataDir));
const isEmpty = (dataDir: string) => !existsSync(dataDir) || readdirSync(dataDir).length === 0;

/** Takes an empty folder for the demo company, or finds that it is one already; a folder with anything else is left alone. */
export function claimDemoFolder(dataDir: string): void {
  if (isMarked(dataDir)) return;
  if (!isEmpty(dataDir)) {
    throw new StartRefusal(
      `The data folder ${dataDir} holds something else than the demo company, which stays untouched: set DATA_DIR to a new folder.`,
    );
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markOf(dataDir), begun);
}

export const isDemoReady = (dataDir: string): boolean =>
  isMarked(dataDir) && readFileSync(markOf(dataDir), 'utf8') === ready;

export const markDemoReady = (dataDir: string): void => writeFileSync(markOf(dataDir), ready);

/** A company of one's own is never kept among invented figures, in a store that anyone may enter. */
export function refuseDemoFolder(dataDir: string): void {
  if (!isMarked(dataDir)) return;
  throw new StartRefusal(
    `The data folder ${dataDir} holds the demo company: start it with npm run demo, or set DATA_DIR to another folder.`,
  );
}
