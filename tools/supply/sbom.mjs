/** `npm run sbom`: writes dist/sbom.json, the list of every package in the product (CycloneDX), from the lock file. Needs npm 10. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';
import { nameOf, productionPackages } from './production-packages.mjs';

const { status, stdout, stderr, error } = spawnSync(
  'npm sbom --sbom-format=cyclonedx --package-lock-only',
  // On Windows npm is a script, which only a shell runs.
  { cwd: root, shell: true, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) {
  process.stderr.write(`npm could not make the list: ${error?.message ?? stderr}\n`);
  process.exit(1);
}

// npm's own --omit=dev leaves out whatever a tool of ours needs too, such as React; so we choose by the lock file.
const ours = new Set(productionPackages().map(([path, { version }]) => `${nameOf(path)}@${version}`));
const all = JSON.parse(stdout);
const components = all.components.filter(({ group, name, version }) =>
  ours.has(`${group ? `${group}/` : ''}${name}@${version}`),
);
const kept = new Set([all.metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
const dependencies = all.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));

mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.json'), `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`);
console.log(`dist/sbom.json names ${components.length} packages.`);
