import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readText, root } from './workspace';

jest.setTimeout(120_000);

const run = (tool: string) => spawnSync(process.execPath, [join(root, tool)], { cwd: root, encoding: 'utf8' });

interface Locked {
  resolved?: string;
  integrity?: string;
}

it('every package of the product is under a licence that it may be sold with', () => {
  const { status, stdout, stderr } = run('tools/supply/licences.mjs');

  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+ packages of the product, all under licences that are allowed\.\n$/);
  expect(status).toBe(0);
});

it('the list of all packages names those of the product and none of the tools', () => {
  const { status } = run('tools/supply/sbom.mjs');
  const { bomFormat, components } = JSON.parse(readText('dist/sbom.json'));
  const names: string[] = components.map(({ name }: { name: string }) => name);

  expect(status).toBe(0);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'pg-protocol', 'react', 'prom-client']));
  expect(names).not.toContain('jest');
});

it('every package is held by its hash, and none comes from elsewhere than the registry', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readText('package-lock.json'));
  const odd = Object.entries(packages).filter(
    ([path, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      path !== '' && !(resolved.startsWith('https://registry.npmjs.org/') && integrity.startsWith('sha512-')),
  );

  expect(odd.map(([path]) => path)).toEqual([]);
});

it('public CI refuses a known hole and a licence that may not be', () => {
  const workflow = readText('.github/workflows/ci.yml');

  expect(workflow).toContain('npm audit --omit=dev --audit-level=high');
  expect(workflow).toContain('npm run licences');
});
