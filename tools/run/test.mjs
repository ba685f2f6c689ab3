/**
 * Everything that CI checks, in the order in which a mistake is cheapest: `npm test`. The first step that fails ends it.
 *   --only=<step>   one step: format, lint, types, test, build or e2e
 *   --keep-going    run the later steps too
 *   --full          more rounds of the tests that try by chance or by force
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNx, runProgram } from './nx.mjs';
import { countTests, resultsFolder } from './test-counts.mjs';

const allSteps = [
  { name: 'format', title: 'Format', run: () => runProgram(join(root, 'tools/run/format.mjs'), []) },
  { name: 'lint', title: 'Lint and walls', run: () => runMany('lint') },
  { name: 'types', title: 'Types', run: () => runMany('typecheck') },
  { name: 'test', title: 'Rules, screens and server', run: () => runMany('test', 'trial') },
  { name: 'build', title: 'Build', run: buildAndWeigh },
  { name: 'e2e', title: 'In the browser', run: () => runMany('e2e') },
];

const args = process.argv.slice(2);
const only = args.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const keepGoing = args.includes('--keep-going');
const full = args.includes('--full');
const steps = allSteps.filter(({ name }) => only === undefined || name === only);

function runMany(...targets) {
  const env = full ? { FREIGHTDESK_FULL_TESTS: '1' } : {};
  return runNx(['run-many', '-t', targets.join(), '--output-style=static'], { env });
}

/** Built, and what a page costs to download within its goals. */
function buildAndWeigh() {
  const built = runMany('build');
  return built.status === 0 ? runProgram(join(root, 'tools/run/page-sizes.mjs'), []) : built;
}

function runSteps() {
  const done = [];
  for (const { name, title, run } of steps) {
    console.log(`\n== ${title}\n`);
    const from = performance.now();
    const failed = run().status !== 0;
    done.push({ name, title, failed, seconds: (performance.now() - from) / 1000 });
    if (failed && !keepGoing) break;
  }
  return done;
}

function printSteps(done) {
  console.log('\n== Summary\n');
  for (const { name, title } of steps) {
    const step = done.find((one) => one.name === name);
    const outcome = step ? (step.failed ? 'failed' : 'ok') : 'not run';
    const time = step ? `${step.seconds.toFixed(1)} s` : '';
    console.log(`${title.padEnd(28)}${outcome.padEnd(10)}${time.padStart(9)}`);
  }
}

function printCounts({ kinds, properties, total }, failedSteps) {
  console.log(`\n${'tests'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}`);
  for (const [kind, { passed, failed, skipped }] of Object.entries(kinds)) {
    const figures = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}`;
    console.log(kind.padEnd(12) + figures);
  }
  const tries = properties.reduce((sum, { runs }) => sum + runs, 0);
  if (tries > 0) console.log(`\n${properties.length} properties were tried ${tries.toLocaleString('en-IN')} times`);
  // A step that failed without a failing test (lint, a crash) is one failure, so '0 failed' always means success.
  const failed = total.failed === 0 ? failedSteps : total.failed;
  console.log(`\n${total.passed} passed, ${failed} failed`);
}

async function main() {
  if (steps.length === 0) {
    console.error(`There is no step '${only}'. The steps: ${allSteps.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  rmSync(resultsFolder, { recursive: true, force: true });
  const done = runSteps();
  const failedSteps = done.filter(({ failed }) => failed).length;
  printSteps(done);
  printCounts(await countTests(), failedSteps);
  return failedSteps === 0 ? 0 : 1;
}

process.exitCode = await main();
