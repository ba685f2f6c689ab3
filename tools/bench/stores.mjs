/** Stores at a scale: made once by `apps/api/src/scale` with the rules of the product, then kept and copied. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run/nx.mjs';

export const storeOf = (scale) => join(root, '.bench', String(scale));

/** Makes it where it is not there yet, or whole no more; answers its folder. */
export function madeStore(scale, dataDir = storeOf(scale)) {
  if (existsSync(join(dataDir, 'made'))) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  const program = join(root, 'apps/api/src/scale/make-store.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, dataDir, String(scale)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  });
  if (status !== 0) throw new Error(`The store of ${scale} invoices could not be made in ${dataDir}.`);
  return dataDir;
}

/** What is written is written to copies that are thrown away: a store remains what it was made as. */
export async function onCopies(folders, work) {
  const folder = mkdtempSync(join(dirname(Object.values(folders)[0]), 'copy-'));
  const copyOf = (store, name) => {
    const { status } = spawnSync('cp', ['-a', store, join(folder, name)], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${store} could not be copied.`);
    return join(folder, name);
  };
  try {
    return await work(Object.fromEntries(Object.entries(folders).map(([name, store]) => [name, copyOf(store, name)])));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
