/** Stores at a scale: made once by `apps/api-bench` with the rules of the product, then kept and copied. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';

export const storeOf = (scale) => join(root, '.bench', String(scale));

/** Makes it where it is not there yet, or whole no more; answers its folder. */
export function madeStore(scale, dataDir = storeOf(scale)) {
  if (existsSync(join(dataDir, 'made'))) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  const program = join(root, 'apps/api-bench/src/make-store.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, dataDir, String(scale)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  });
  if (status !== 0) throw new Error(`The store of ${scale} invoices could not be made in ${dataDir}.`);
  return dataDir;
}
