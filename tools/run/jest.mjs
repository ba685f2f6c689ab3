/**
 * Runs the specs of one project: `node tools/run/jest.mjs <folder> <name>`, or of many in one run: `<folder>,<folder> <name>,<name>`.
 * In place of a folder a configuration in it may stand, for its specs alone: trials have one of their own.
 * The result of each is kept as JSON under test-results, which Nx stores with its cache, so that a replayed run counts as many
 * tests as the run it replays.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { withScratch } from './scratch.mjs';

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
const [places, names, ...more] = process.argv.slice(2);

const configsIn = (folder) =>
  ['jest.config.cjs', 'jest.trial.config.cjs'].map((file) => join(folder, file)).filter((file) => existsSync(file));

function projectAt(place, index) {
  const isConfig = place.endsWith('.cjs');
  const configs = isConfig ? [resolve(place)] : configsIn(resolve(place));
  return { configs, folder: resolve(isConfig ? dirname(place) : place), name: names.split(',')[index] };
}

const projects = places.split(',').map(projectAt);

/** Both the specs that are trials and their configuration say so in their name. */
const isTrial = (file) => basename(file).includes('.trial.');

/** Few and quick specs run in Jest's own process all the same; what a worker has piled up ends with it. */
const workers = [`--maxWorkers=${availableParallelism() + 1}`, '--workerIdleMemoryLimit=2GB'];

const counted = (tests, ...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;

/** How often each property was tried, as `tools/jest/fast-check.cjs` notes it. */
function readNotes(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** What Jest would have written of a project alone, with its properties. */
function resultOf({ folder, configs }, { startTime, testResults }, notes) {
  const isOwn = (file) => file.startsWith(folder + sep) && configs.some((config) => isTrial(config) === isTrial(file));
  const own = testResults.filter(({ name }) => isOwn(name));
  const tests = own.flatMap(({ assertionResults }) => assertionResults);
  return {
    startTime,
    numPassedTests: counted(tests, 'passed'),
    numFailedTests: counted(tests, 'failed'),
    numPendingTests: counted(tests, 'pending', 'skipped', 'disabled'),
    numTodoTests: counted(tests, 'todo'),
    numRuntimeErrorTestSuites: own.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
    testResults: own,
    properties: notes.filter(({ testPath }) => isOwn(testPath)).map(({ name, runs }) => ({ name, runs })),
  };
}

/**
 * How V8 is to go about what lives as short as a spec file, in the workers too. A screen that is drawn throws much away at once, and
 * there is room for it; and workers that fill all cores need no threads beside them that sweep. What is optimized is of one spec file, so
 * that it hardly pays before it was called nine times as often as V8 thinks enough; from Node 22 on V8 thinks so by itself.
 */
const forShortLives = [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  ...(parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=600000'] : []),
];

/** What is compiled outlives a run, unlike all else that is written beside it. */
const compiled = ['--cacheDirectory', join(tmpdir(), 'freightdesk-jest')];

/**
 * Of many projects so many ask for their texts that those of all rooms are read at once, while databases are made and workers wait. A run
 * within a run has its own.
 */
function readTexts(file) {
  if (projects.length <= 20) return { FREIGHTDESK_TEXTS_FOUND: undefined };
  spawn(process.execPath, ['tools/run/missing-texts.mjs', '--rooms', file], { stdio: 'ignore' });
  return { FREIGHTDESK_TEXTS_FOUND: file };
}

function runSpecs(folder, scratch) {
  const found = join(folder, 'found.json');
  const properties = join(folder, 'properties');
  const env = {
    ...process.env,
    ...scratch,
    ...readTexts(join(folder, 'texts.json')),
    FREIGHTDESK_PROPERTY_NOTES: properties,
  };
  const { status } = spawnSync(
    process.execPath,
    [
      ...forShortLives,
      jest,
      '--projects',
      ...projects.flatMap(({ configs }) => configs),
      '--passWithNoTests',
      '--json',
      '--outputFile',
      found,
      ...compiled,
      ...workers,
      ...more,
    ],
    { stdio: 'inherit', env },
  );
  mkdirSync('test-results', { recursive: true });
  const result = JSON.parse(readFileSync(found, 'utf8'));
  const notes = readNotes(properties);
  for (const project of projects) {
    writeFileSync(join('test-results', `${project.name}.json`), JSON.stringify(resultOf(project, result, notes)));
  }
  return status ?? 1;
}

process.exitCode = withScratch(runSpecs);
