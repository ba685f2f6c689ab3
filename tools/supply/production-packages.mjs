import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';

/** Every package of the lock file that the product brings along, for any system: `[path, what the lock says of it]`. */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
}

export const nameOf = (path) => path.replace(/^.*node_modules\//, '');
