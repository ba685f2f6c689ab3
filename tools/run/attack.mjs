/**
 * `npm run attack`: what somebody who means harm would try, at length; quick forms of it are in `npm test`.
 *   npm run attack              every part, one after the other
 *   npm run attack -- fuzz      one part
 * FUZZ_CASES and FUZZ_SEED say how many requests each endpoint gets, and which.
 */
import { parts } from './attack-parts.mjs';
import { runNx } from './nx.mjs';

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** What is attacked is the product as it is built. */
function build() {
  const { status, output } = runNx(['run', 'api:build', '--output-style=static'], { stdio: 'pipe' });
  if (status !== 0) process.stderr.write(output);
  return status === 0;
}

function attack() {
  let failed = 0;
  for (const { name, title, run } of chosen) {
    console.log(`\n== ${title} (${name})\n`);
    const from = performance.now();
    const { status } = run();
    console.log(
      `\n${name}: ${status === 0 ? 'withstood' : 'FELL'} in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
    if (status !== 0) failed += 1;
  }
  return failed;
}

if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join("', '")}'. The parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.exitCode = build() && attack() === 0 ? 0 : 1;
}
