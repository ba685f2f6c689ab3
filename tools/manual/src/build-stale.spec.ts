import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const program = join(__dirname, '../../run/build-stale.mjs');
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A builder that only leaves a file, and fails where it is told to. */
const source = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { buildStale } from ${JSON.stringify(program)};
  const [root, failing, compressed] = process.argv.slice(1);
  const built = [];
  const outcomes = await buildStale(root, async ({ file }) => {
    if (file.endsWith('compress-page.mjs')) return { status: compressed === 'no' ? 1 : 0, output: '' };
    const name = file.endsWith('api.mjs') ? 'api' : 'backoffice';
    built.push(name);
    mkdirSync(root + '/dist/apps/' + name, { recursive: true });
    writeFileSync(root + '/dist/apps/' + name + '/made.js', 'made');
    return { status: name === failing ? 1 : 0, output: name };
  });
  console.log(JSON.stringify({ built: built.sort(), failed: outcomes.filter(({ status }) => status !== 0).length }));`;

interface Trial {
  failing?: string;
  compressed?: 'yes' | 'no';
  address?: string;
}

function build({ failing = '', compressed = 'yes', address }: Trial = {}): {
  built: string[];
  failed: number;
} {
  const env = { ...process.env, ...(address !== undefined && { VITE_API_URL: address }) };
  const told = [root, failing, compressed];
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source, ...told], {
    encoding: 'utf8',
    env,
  });
  return JSON.parse(stdout);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freightdesk-stale-'));
  write('libs/banks/src/index.ts', 'banks');
  write('apps/api/src/main.ts', 'main');
  write('apps/backoffice/src/main.tsx', 'page');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what a start builds', () => {
  it('is both halves the first time, and nothing the next', () => {
    expect(build()).toEqual({ built: ['api', 'backoffice'], failed: 0 });
    expect(build()).toEqual({ built: [], failed: 0 });
  });

  it.each([
    ['a library', 'libs/banks/src/index.ts', ['api', 'backoffice']],
    ['a new file of a library', 'libs/banks/src/more.ts', ['api', 'backoffice']],
    ['a package', 'package.json', ['api', 'backoffice']],
    ['the server', 'apps/api/src/main.ts', ['api']],
    ['the page', 'apps/backoffice/src/main.tsx', ['backoffice']],
    ['what was made of the server', 'dist/apps/api/made.js', ['api']],
    ['a spec', 'libs/banks/src/index.spec.ts', []],
  ])('follows a change of %s', (_what, file, built) => {
    build();

    write(file, 'changed since');

    expect(build().built).toEqual(built);
  });

  it('is made again where what was made is gone, or the server has another address', () => {
    build();
    rmSync(join(root, 'dist/apps/backoffice'), { recursive: true });

    expect(build().built).toEqual(['backoffice']);
    expect(build({ address: 'https://api.example.com' }).built).toEqual(['api', 'backoffice']);
  });

  it('is tried again after it has failed', () => {
    expect(build({ failing: 'api' })).toEqual({ built: ['api', 'backoffice'], failed: 1 });
    expect(build().built).toEqual(['api']);
  });

  it('is served before it is compressed, and built again where that was broken off', () => {
    expect(build({ compressed: 'no' })).toEqual({ built: ['api', 'backoffice'], failed: 0 });
    expect(build().built).toEqual(['backoffice']);
    expect(build().built).toEqual([]);
  });
});
