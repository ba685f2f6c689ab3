/**
 * `npm run faults:image`: makes what the Dockerfile makes and runs it as a container would, where no container engine is: the
 * same steps in a scratch folder, then process 1 of a namespace of its own, an ordinary user without any capability, a root
 * that can only be read, one writable folder. It must start, be found well by the image's own check, serve the page, stop
 * when told, and start again on what it kept. Needs Linux and root, for the namespaces. --keep leaves the folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../run/nx.mjs';
import { freePort } from './failover/product.mjs';

const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
const [, buildStage, lastStage] = text.split(/^FROM .*$/m);
const told = (stage, word) => [...stage.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest);
const pairs = (stage) =>
  Object.fromEntries(told(stage, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));
const listOf = (line) => JSON.parse(/\[.*\]/.exec(line)[0]);
const command = listOf(told(lastStage, 'CMD').at(-1));
const healthCheck = listOf(told(lastStage, 'HEALTHCHECK')[0]);

/** Patterns of .dockerignore as we write them: a folder, a name, or `*` and an ending. */
function isIgnored(path) {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .some(
      (line) => path === line || path.startsWith(`${line}/`) || (line.startsWith('*') && path.endsWith(line.slice(1))),
    );
}

function buildIn(folder) {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.stdout.split('\n').filter((each) => each !== '' && existsSync(join(root, each)))) {
    if (isIgnored(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  for (const step of told(buildStage, 'RUN')) {
    console.log(`  ${step}`);
    const { status } = spawnSync('sh', ['-c', step], {
      cwd: folder,
      env: { ...process.env, ...pairs(buildStage) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`"${step}" ended with ${status}.`);
  }
}

/** /data is bound over /mnt, the one place that can be written; the root and all below it can only be read. */
const enter = (data, app) => `set -e
mount --make-rprivate /
mount --bind / / && mount --bind '${data}' /mnt
mount -o remount,bind,ro /
mount -t tmpfs -o mode=1777 tmpfs /var/tmp
if touch '${app}/written' 2>/dev/null; then echo 'The root can be written.' >&2; exit 9; fi
cd '${app}'
exec setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;

async function runOnce({ folder, port }) {
  const [data, app] = [join(folder, 'data'), join(folder, 'app')];
  const env = {
    PATH: process.env.PATH,
    TMPDIR: '/var/tmp',
    ...pairs(lastStage),
    DATA_DIR: '/mnt/store',
    PORT: String(port),
  };
  const said = [];
  const unshare = [
    '--mount',
    '--pid',
    '--fork',
    '--mount-proc',
    '--kill-child',
    'sh',
    '-c',
    enter(data, app),
    'image',
    ...command,
  ];
  const container = spawn('unshare', unshare, { env });
  const ended = new Promise((resolve) => container.once('exit', (code, signal) => resolve(code ?? signal)));
  for (const stream of [container.stdout, container.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const from = performance.now();
  const isWell = () => spawnSync(healthCheck[0], healthCheck.slice(1), { env }).status === 0;
  while (!isWell()) {
    if (container.exitCode !== null || performance.now() - from > 60_000)
      throw new Error(`It did not come up: ${said.join('')}`);
    await wait(200);
  }
  const started = performance.now() - from;
  const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).text();
  if (!page.includes('<div id="root"')) throw new Error('The page is not served.');
  const told = performance.now();
  // The first process of the namespace, as the engine would tell it; unshare itself only waits.
  const pid = spawnSync('ps', ['-o', 'pid=', '--ppid', String(container.pid)], { encoding: 'utf8' }).stdout.trim();
  process.kill(Number(pid), 'SIGTERM');
  const code = await ended;
  console.log(
    `  up after ${(started / 1000).toFixed(1)} s, page served, told to stop: ended with ${code} ` +
      `after ${((performance.now() - told) / 1000).toFixed(1)} s`,
  );
  if (code !== 0) throw new Error(said.join(''));
}

async function main() {
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    console.log('The rehearsal of the image needs Linux and root, so it was not done.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-image-'));
  try {
    const [source, app, data] = ['source', 'app', 'data'].map((name) => join(folder, name));
    console.log('The steps of the Dockerfile:');
    buildIn(source);
    mkdirSync(app);
    for (const name of ['package.json', 'node_modules', 'dist']) {
      cpSync(join(source, name), join(app, name), { recursive: true, verbatimSymlinks: true });
    }
    rmSync(source, { recursive: true });
    mkdirSync(data, { mode: 0o700 });
    const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))[0].split(':');
    chownSync(data, Number(uid), Number(gid));
    spawnSync('chmod', ['755', folder]);
    writeFileSync(join(folder, 'README'), 'A rehearsal of the image of Freightdesk; may be deleted.\n');
    const port = await freePort();
    console.log('As process 1, without rights, on a root that can only be read:');
    await runOnce({ folder, port });
    await runOnce({ folder, port });
  } finally {
    if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true });
  }
}

await main();
