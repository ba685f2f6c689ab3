/**
 * `npm run faults`: breaks the built product in every way of the quality table and prints what was measured. Parts may be
 * named: `npm run faults -- kill points`. Exits 1 when a target is missed.
 *   --rounds=<n>    how often, for every part
 *   --seed=<n>      of what is tried by chance
 *   DATABASE_URL    a PostgreSQL to try on, whose user may create databases, in place of the built-in one
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { faults, parts } from './fault-parts.data.mjs';
import { root, runNx, runProgram } from './nx.mjs';

const args = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));
const option = (name) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
const folder = mkdtempSync(join(tmpdir(), 'freightdesk-faults-'));

function envOf({ env = {}, rounds }, figures) {
  const given = option('rounds') ?? rounds;
  return {
    ...env,
    FREIGHTDESK_FAULT_FIGURES: figures,
    ...(given !== undefined && { FREIGHTDESK_FAULT_ROUNDS: String(given) }),
    ...(option('seed') !== undefined && { FREIGHTDESK_FAULT_SEED: option('seed') }),
    ...(process.env.DATABASE_URL && { TEST_DATABASE_URL: process.env.DATABASE_URL, DATABASE_URL: '' }),
  };
}

const figuresIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const told = (figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const countsOf = ({ stats, numPassedTests = 0, numFailedTests = 0 }) =>
  stats ? { passed: stats.expected, failed: stats.unexpected } : { passed: numPassedTests, failed: numFailedTests };

const isInBrowser = ({ root: project }) =>
  project !== undefined && existsSync(join(root, project, 'playwright.config.ts'));

const saidOf = ({ program }, { status, passed, failed }) => {
  if (program) return status === 0 ? 'every line above holds' : 'a line above does not hold';
  return `${passed} tests hold, ${failed} do not`;
};

/** The runner of a part's project, and what it is told. */
function commandOf(part, results) {
  if (part.program) return [part.program, []];
  const { root: project, spec, tests, isAlone } = part;
  const isBrowser = isInBrowser(part);
  const named = tests === undefined ? [] : [isBrowser ? '-g' : '-t', tests];
  if (isBrowser) return ['tools/run/playwright.mjs', [project, results, basename(spec), ...named]];
  const chosen = isAlone ? ['--testMatch', `**/${spec}`] : ['--runTestsByPath', join(root, spec)];
  return ['tools/run/jest.mjs', [project, results, '--verbose', ...named, ...chosen]];
}

/** Runs a part's spec; what it measured, and whether all of it held. */
function run(part) {
  const figures = join(folder, `${part.name}.jsonl`);
  const results = `faults-${part.name}`;
  const file = join(root, 'test-results', `${results}.json`);
  rmSync(file, { force: true });
  const from = performance.now();
  const { status } = runProgram(...commandOf(part, results), { env: envOf(part, figures) });
  const { passed, failed } = countsOf(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const measured = figuresIn(figures).map(told);
  return {
    ...part,
    // A spec that is not found tries nothing, and nothing is what it would miss.
    holds: status === 0 && (passed > 0 || part.program !== undefined),
    measured: measured.length > 0 ? measured : [saidOf(part, { status, passed, failed })],
    seconds: Math.round((performance.now() - from) / 1000),
  };
}

function printTable(done) {
  console.log('\n== Faults survived\n');
  for (const [fault, [what, target]] of Object.entries(faults)) {
    const tried = done.filter((part) => part.fault === fault);
    const outcome = tried.length === 0 ? 'not tried' : tried.every(({ holds }) => holds) ? 'holds' : 'MISSED';
    console.log(`${fault.padEnd(5)}${outcome.padEnd(11)}${what}: ${target}`);
    for (const { name, measured, seconds } of tried)
      for (const line of measured) console.log(`${''.padEnd(16)}${name}: ${line} (${seconds} s)`);
  }
}

function main() {
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts: ${parts.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const chosen = parts.filter(({ name }) => named.length === 0 || named.includes(name));
  const projects = chosen.some(isInBrowser) ? 'api,backoffice' : 'api';
  const build = ['run-many', '-t', 'build', `--projects=${projects}`, '--output-style=static'];
  const { status, output } = runNx(build, { stdio: 'pipe' });
  if (status !== 0) {
    process.stderr.write(output);
    return status;
  }
  const done = [];
  for (const part of chosen) {
    console.log(`\n== ${part.fault} ${part.name}\n`);
    const tried = run(part);
    done.push(tried);
    tried.measured.forEach((line) => console.log(`${part.fault} ${part.name}: ${line}`));
  }
  printTable(done);
  return done.every(({ holds }) => holds) ? 0 : 1;
}

try {
  process.exitCode = main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
