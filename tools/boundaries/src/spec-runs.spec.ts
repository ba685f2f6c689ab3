import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { type House, type Project, readHouse } from './house';
import { readSourceFiles } from './source-files';
import { root } from './workspace';

interface Specs {
  readonly name: string;
  readonly config: string;
}
const load = createRequire(__filename);
const { specsOf }: { specsOf(target: string, project: { name: string; folder: string }): Specs } = load(
  join(root, 'tools/executors/test.cjs'),
);
const runner = join(root, 'node_modules/jest/bin/jest.js');
/** What the step of `npm test` with the specs runs. */
const targets = ['test', 'trial'];

// Jest is asked anew which files it finds, which takes long on a busy machine.
jest.setTimeout(120_000);

let house: House;
beforeAll(() => {
  house = readHouse();
});

/** The spec files that Jest finds by these configurations, each as often as it is found. */
function foundBy(configs: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [runner, '--listTests', '--projects', ...configs], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((file) => relative(root, file).replaceAll('\\', '/'));
}

const configsOf = ({ name, root: folder, targets: own }: Project) =>
  targets.filter((target) => own.includes(target)).map((target) => specsOf(target, { name, folder }).config);

describe('a run of all tests', () => {
  it('passes no spec file by', () => {
    expect(house.unrunSpecs).toEqual([]);
  });

  it('runs specs and trials', () => {
    const step = `runMany(${targets.map((target) => `'${target}'`).join(', ')})`;

    expect(readFileSync(join(root, 'tools/run/test.mjs'), 'utf8')).toContain(step);
  });

  it('finds each spec and each trial of the apps once', () => {
    const apps = house.projects.filter(({ root: folder }) => folder.startsWith('apps/'));
    const written = [...readSourceFiles().keys()].filter((path) => /^apps\/.*\.spec\.tsx?$/.test(path));

    expect(foundBy(apps.flatMap(configsOf)).sort()).toEqual(written.sort());
    expect(written.some((path) => path.includes('.trial.'))).toBe(true);
  });

  it('keeps what specs and trials of one project came to apart', () => {
    const [specs, trials] = targets.map((target) => specsOf(target, { name: 'api', folder: 'apps/api' }).name);

    expect([specs, trials]).toEqual(['api', 'api.trial']);
  });
});
