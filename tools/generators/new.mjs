/**
 * Makes a column, or what one more noun needs in it; CONTRIBUTING.md tells when.
 *   npm run new -- domain NAME --area=AREA --team=TEAM
 *   npm run new -- screen DOMAIN NOUN --kind=list|form|view --hindi=ONE/MANY --arabic=ONE/MANY [--plural=NOUNS]
 * Either all is made or, with one sentence, nothing.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../boundaries/house.mjs';
import { domain } from './domain.mjs';
import { newPlan, Refused } from './plan.mjs';
import { screen } from './screen.mjs';

/** What is made from other files, once these are written. */
const followUps = {
  domain: ['tools/boundaries/codeowners.mjs', 'tools/boundaries/walls.mjs'],
  screen: ['tools/run/db-types.mjs'],
};
const generators = { domain, screen };
const names = ['area', 'team', 'kind', 'plural', 'hindi', 'arabic'];

function given(args) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refused(error.message);
  }
}

/** What a command would do and say; nothing is done yet. */
export function planned(args) {
  const { positionals, values } = given(args);
  const [generator = '', ...rest] = positionals;
  if (!Object.hasOwn(generators, generator)) throw new Refused('Say what is to be made: domain or screen.');
  const plan = newPlan();
  return { generator, plan, said: generators[generator](plan, rest, values) };
}

function follow(generator) {
  for (const script of followUps[generator]) {
    const { status } = spawnSync(process.execPath, [script, '--write'], { cwd: root, stdio: ['ignore', 'inherit', 2] });
    if (status !== 0) throw new Error(`node ${script} failed: all else is made; run it again.`);
  }
}

async function main() {
  const { generator, plan, said } = planned(process.argv.slice(2));
  const written = await plan.carryOut();
  if (written.length > 0) follow(generator);
  console.log([...written.map((path) => `  ${path}`), said].join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error) => {
    console.error(error instanceof Refused ? error.message : error);
    process.exitCode = 1;
  });
