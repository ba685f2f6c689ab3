import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blocksOf, codeFacts, headingsOf, isThere, linksOf, readText } from './workspace';

const page = 'docs/operations.md';
const text = readText(page);
const readme = readText('README.md');
const code = codeFacts().names.join('\n');
const scripts: Record<string, string> = JSON.parse(readText('package.json')).scripts;

const commands = blocksOf(text, 'sh').flatMap((block) => block.split('\n').filter((line) => line.trim() !== ''));
/** Without brackets, settings in front, and what is piped to another program. */
const bare = (command: string) => command.replace(/^\(umask 077 && |\)$/g, '').replace(/^([A-Z_]+=\S+ )+/, '');
const programOf = (command: string) => bare(command).split(' ')[0] ?? '';
const all = (pattern: RegExp, where: string) => [...where.matchAll(pattern)].map(([, found = '']) => found);

/** Commands of the system, which a reader has or has not; what they are told of ours is held below. */
const ofTheSystem = [
  'cat',
  'chown',
  'cp',
  'curl',
  'df',
  'docker',
  'du',
  'journalctl',
  'mkdir',
  'mv',
  'nginx',
  'openssl',
  'pg_basebackup',
  'printf',
  'systemctl',
  'useradd',
];

it('tells of every part of running the product', () => {
  expect(headingsOf(text)).toEqual([
    'Install',
    'Start',
    'Going live',
    'Settings',
    'E-mail',
    'TLS and proxy',
    'Container',
    'systemd',
    'Several servers',
    'Backup',
    'Restore',
    'Point in time',
    'Verify',
    'Figures and alerts',
    'Logs',
    'Upgrade',
    'Change the key of the tokens',
    'Stop',
    'When the disk is full',
    'Standby and failover',
  ]);
});

describe('a command that is named', () => {
  it('is a program that we know how to hold against the product', () => {
    const unknown = commands.map(programOf).filter((program) => !['npm', 'node', ...ofTheSystem].includes(program));

    expect(unknown).toEqual([]);
  });

  it('of npm is a script of ours', () => {
    const named = commands.flatMap((command) => all(/npm run (\S+)/g, command));

    expect(named).toEqual(expect.arrayContaining(['build', 'backup', 'restore', 'verify', 'faults:failover']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(commands.filter((command) => /^npm (?!run |ci$|prune --omit=dev$)/.test(command))).toEqual([]);
  });

  it('takes the options that it is given', () => {
    const given = commands.filter((command) => command.includes('npm run faults:failover --'));
    const options = given.flatMap((command) => all(/--([a-z]+)=/g, command));

    expect(options).toEqual(['rounds', 'people']);
    for (const option of options) expect(readText('tools/faults/failover.mjs')).toContain(`given('${option}'`);
  });

  it('starts the file that the build makes', () => {
    expect(commands.filter((command) => programOf(command) === 'node')).toEqual(['node dist/apps/api/main.js']);
    expect(readText('tools/build/api.mjs')).toMatch(/dist\/apps\/api.*'main'/s);
    expect(readText('Dockerfile')).toContain('CMD ["node", "dist/apps/api/main.js"]');
    expect(readText('deploy/freightdesk.service')).toContain('/opt/freightdesk/dist/apps/api/main.js');
  });

  it('bounds the memory of the server alike wherever it is started', () => {
    const [, arenas = 'none', bounds = 'none'] =
      /"start": "exec env (\S+) node (.+) tools/.exec(readText('package.json')) ?? [];

    expect(arenas).toBe('MALLOC_ARENA_MAX=1');
    expect(bounds).toMatch(/^--max-semi-space-size=\d+ --max-old-space-size=\d+$/);
    for (const file of ['Dockerfile', 'deploy/freightdesk.service', 'docs/operations.md']) {
      expect(readText(file)).toContain(bounds);
      expect(readText(file)).toContain(arenas);
    }
  });

  it('asks addresses that the product answers', () => {
    const asked = commands.flatMap((command) => all(/https?:\/\/[^/\s]+(\/\S*)/g, command));

    expect(asked).not.toEqual([]);
    for (const path of new Set(asked)) expect(code).toContain(`'${path.replace(/^\/api/, '')}'`);
  });

  it('calls the service by the name of its unit', () => {
    const named = commands.flatMap((command) => all(/(?:systemctl \S+|--now|-u) (freight\S*)/g, command));

    expect(new Set(named)).toEqual(new Set(['freightdesk']));
    expect(isThere('deploy/freightdesk.service')).toBe(true);
  });

  it('makes the secrets of the containers as the server will take them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'freightdesk-doc-'));
    mkdirSync(join(folder, 'deploy'));
    const making = blocksOf(text, 'sh').find((block) => block.includes('mkdir -m 700 deploy/secrets')) ?? '';
    // Giving files away needs root, and the containers an engine.
    const here = making.replace(/^(chown|docker) .*\n/gm, '');

    execFileSync('sh', ['-e', '-c', here], { cwd: folder });

    const secret = (name: string) => join(folder, 'deploy/secrets', name);
    const files = ['token.key', 'postgres.password', 'pgpass'];
    const password = readFileSync(secret('postgres.password'), 'utf8').trim();
    expect(files.map((name) => statSync(secret(name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect(readFileSync(secret('token.key'), 'utf8').trim().length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(secret('pgpass'), 'utf8')).toBe(`db:5432:freightdesk:freightdesk:${password}\n`);
    for (const name of files) expect(readText('deploy/compose.yml')).toContain(`file: ./secrets/${name}`);
    rmSync(folder, { recursive: true });
  });
});

describe('a setting that is named', () => {
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Check it'));
  const settings = new Set(all(/`([A-Z][A-Z_]+)`/g, table.replace(/^.*\| default .*$/m, '')));
  /** Read by the database's driver, by Node and by the C library, not by us. */
  const ofOthers = ['PGPASSFILE', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

  it('stands in the README', () => {
    const named = new Set(all(/(?<![\w/])([A-Z]+(?:_[A-Z]+)+)(?=[`=])/g, text));

    const known = [...settings, ...ofOthers];
    expect([...named].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is read by the product', () => {
    expect([...settings].filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });
});

describe('figures', () => {
  const rules = readText('deploy/alerts.yml');

  it('to be woken by are rules of deploy/alerts.yml', () => {
    const lines = blocksOf(text, 'promql').join('').trim().split('\n');

    expect(lines.filter((line) => !rules.includes(`expr: ${line}\n`))).toEqual([]);
  });

  it('and jobs in rules are those of the product', () => {
    const ofStore = new Set(all(/\bfreightdesk_(\w+)/g, rules));
    const jobs = new Set(all(/job!?="([a-z]+\.[a-z]+)"/g, rules));

    expect([...ofStore].filter((name) => !new RegExp(`['_]${name}'`).test(code))).toEqual([]);
    expect(code).toContain("'http_request_duration_seconds'");
    expect([...jobs].filter((name) => !code.includes(`name: '${name}'`))).toEqual([]);
  });
});

it.each([page, 'docs/security.md', 'SECURITY.md', 'README.md'])('%s links to files that are there', (path) => {
  expect(linksOf(path).filter((link) => !isThere(link))).toEqual([]);
});
