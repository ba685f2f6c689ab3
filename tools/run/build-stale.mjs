/**
 * Builds what is missing or stale of the product, both halves at once and without Nx, which takes longer to find out what it has
 * to do than it takes to do it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const shared = ['libs', 'tools/build', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

const halves = [
  { name: 'api', file: 'tools/build/api.mjs', args: [], cwd: '.' },
  {
    ...{ name: 'backoffice', file: 'node_modules/vite/bin/vite.js', args: ['build'], cwd: 'apps/backoffice' },
    env: { COMPRESS_PAGE: 'later' },
    // As long as all the rest of a start: the page is served meanwhile, not yet compressed.
    after: { file: 'tools/build/compress-page.mjs', args: ['dist/apps/backoffice'], cwd: '.' },
  },
];

/** Files below a path, in one order; none of a path that is not there. */
function filesOf(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isDirectory()) return facts ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]));
}

function hashOf(files, contentOf) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(contentOf(file)).update('\0');
  return hash.digest('hex');
}

/** What a half is made of. */
function sourcesOf(root, name) {
  const sources = [...shared, `apps/${name}`].flatMap((path) => filesOf(join(root, path)));
  return hashOf(
    sources.filter((file) => !/\.spec\.tsx?$/.test(file)),
    (file) => readFileSync(file),
  );
}

/** What was made of it: were that or the sources another, it would have to be built. */
function stateOf(root, name, sources) {
  const made = filesOf(join(root, 'dist/apps', name));
  const written = (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  };
  return JSON.stringify({
    sources,
    made: made.length > 0 && hashOf(made, written),
    address: process.env.VITE_API_URL,
  });
}

const stampOf = (root, name) => join(root, 'dist/.built', name);

function isFresh(root, { name }) {
  try {
    return readFileSync(stampOf(root, name), 'utf8') === stateOf(root, name, sourcesOf(root, name));
  } catch {
    return false;
  }
}

/** Answers once the half can be used. It counts as built when what comes after is done too, else it is built again next time. */
async function buildHalf(root, { name, after, ...step }, run) {
  const stamp = stampOf(root, name);
  const inRoot = ({ file, cwd, ...rest }) => run({ file: join(root, file), cwd: join(root, cwd), ...rest });
  rmSync(stamp, { force: true });
  const outcome = await inRoot(step);
  if (outcome.status !== 0) return outcome;
  const sources = sourcesOf(root, name);
  const finish = () => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, stateOf(root, name, sources));
  };
  if (after) void inRoot(after).then(({ status, output }) => (status === 0 ? finish() : process.stderr.write(output)));
  else finish();
  return outcome;
}

/** `run` starts a program; the answers are of what was built, which is nothing where all of it was fresh. */
export const buildStale = (root, run) =>
  Promise.all(halves.filter((half) => !isFresh(root, half)).map((half) => buildHalf(root, half, run)));
