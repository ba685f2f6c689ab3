/**
 * `npm run faults`: breaks the built product in every way of the quality table and prints what was measured. Parts may be
 * named: `npm run faults -- kill points`. Exits 1 when a target is missed.
 *   --rounds=<n>    how often, for every part
 *   --seed=<n>      of what is tried by chance
 *   DATABASE_URL    a PostgreSQL to try on, whose user may create databases, in place of the built-in one
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Runs a part's spec; what it measured, and whether all of it held. */
function run(part) {
  const figures = join(folder, `${part.name}.jsonl`);
  const results = `faults-${part.name}`;
  const from = performance.now();
  const jest = [part.root, results, '--verbose', ...(part.tests ? ['-t', part.tests] : [])];
  const chosen = part.isAlone ? ['--testMatch', `**/${part.spec}`] : ['--runTestsByPath', join(root, part.spec)];
  const { status } = runProgram('tools/run/jest.mjs', [...jest, ...chosen], { env: envOf(part, figures) });
  const file = join(root, 'test-results', `${results}.json`);
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const measured = figuresIn(figures).map(told);
  return {
    ...part,
    holds: status === 0 && numPassedTests > 0,
    measured: measured.length > 0 ? measured : [`${numPassedTests} tests hold, ${numFailedTests} do not`],
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
  const { status, output } = runNx(['run', 'api:build', '--output-style=static'], { stdio: 'pipe' });
  if (status !== 0) {
    process.stderr.write(output);
    return status;
  }
  const done = [];
  for (const part of parts.filter(({ name }) => named.length === 0 || named.includes(name))) {
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
