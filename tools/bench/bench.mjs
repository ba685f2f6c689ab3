/**
 * `npm run bench`: the built product on a store of many invoices, beside a raw floor on the same rows and beside itself on a
 * small store, in one run. Prints a table of ratios and keeps it in docs/bench.md. Parts may be named: `npm run bench -- lists search`.
 * `npm run bench -- plans` explains every list and search on the large store instead, and fails where one reads or sorts too much.
 * `npm run bench -- papers` makes the papers that are most often made, and prints what each takes: it needs no store.
 * `npm run bench -- payment-run` prepares, approves and pays a run of 200 bills on the small store, and prints the seconds of each step.
 * `npm run bench -- page` measures what a person waits for in the browser, on both stores by turns, and keeps docs/bench-page.md.
 *   --scale=<n>   sale invoices of the large store; 200,000 by default
 *   --small=<n>   and of the small one; 2,000
 *   --make        only makes the store of that scale, in --to=<folder> where that is given
 *   --stores=<folder>  where stores are kept, one folder for each scale; .bench by default
 *   --beside=<address>,..  with page: other pages that are measured in the same rounds (tools/bench/page/sides.mjs tells what they have to say)
 *   --apart       with a PostgreSQL of another process, as with DATABASE_URL, in place of the built-in one; the table is not kept
 * Exits 1 when a goal is missed or an answer is no success.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runNx } from '../run/nx.mjs';
import { calls } from './calls.data.mjs';
import { residentMb } from './cpu.mjs';
import { factsOf } from './facts.mjs';
import { measure, startFloor, startLoad } from './measure.mjs';
import { measurePage } from './page/measure-page.mjs';
import { measurePaymentRun } from './payment-run.mjs';
import { serveStore } from './served-store.mjs';
import { madeStore, onCopies } from './stores.mjs';
import { keepTable, lineOf, printHead } from './table.mjs';
import { writtenInvoice } from './written.mjs';

const args = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));
const option = (name) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const parts = [...new Set(calls.map(({ part }) => part))];
const scales = { large: Number(option('scale') ?? 200_000), small: Number(option('small') ?? 2_000) };
const apart = args.includes('--apart');
const stores = resolve(option('stores') ?? join(root, '.bench'));

const pathsOf = (paths, server) =>
  paths(server.facts).map((path) => ({ origin: server.origin, path: `/api${path}`, headers: server.headers }));

function sideOf({ paths, requests, beside }, server) {
  const own = requests?.(server.facts, server).map((one) => ({ origin: server.origin, ...one }));
  return {
    ...server,
    requests: own ?? pathsOf(paths, server),
    beside: beside && { ...beside, requests: pathsOf(beside.paths, server) },
  };
}

const queryOf = (values) => values.map((value) => `v=${encodeURIComponent(value)}`).join('&');

async function floorSide(call, floor, server) {
  const path = `/${calls.indexOf(call)}`;
  const side = (paths) => ({
    ...{ pid: floor.pid, postmaster: server.postmaster },
    requests: paths.map((each) => ({ origin: floor.origin, path: each })),
  });
  if (call.written) {
    await floor.teach(path, { written: await writtenInvoice(server.owner, await firstOf(call, server)) });
    return side([path]);
  }
  const { text, values } = call.floor(server.facts);
  await floor.teach(path, { text });
  return side(values.map((each) => `${path}?${queryOf(each)}`));
}

/** The id of a document that the first of the requests writes. */
async function firstOf(call, server) {
  const [{ origin, path, ...request }] = sideOf(call, server).requests;
  const answer = await fetch(`${origin}${path}`, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.name}: ${text}`);
  return JSON.parse(text).data.id;
}

async function tried(call, { load, floor, large, small }) {
  const sides = [sideOf(call, large), sideOf(call, small)];
  if (call.floor || call.written) sides.push(await floorSide(call, floor, large));
  const waits = (on) => Promise.all([large, small].map((server) => server.waitForDisk(on)));
  if (call.commits === false) await waits(false);
  const [mine, below, raw] = await measure(load, sides, call);
  if (call.commits === false) await waits(true);
  return { call, mine, below, raw };
}

async function open(folder) {
  const server = await serveStore(folder, { apart });
  return { ...server, facts: await factsOf(server) };
}

const folderOf = (scale) => madeStore(scale, join(stores, String(scale)));

/** Asks calls of servers on the stores of both scales; how much memory the larger one came to hold. */
async function ask(chosen, folders, done) {
  if (chosen.length === 0) return 0;
  const [large, small, load] = [await open(folders.large), await open(folders.small), startLoad()];
  const floor = await startFloor(large.url);
  let held = 0;
  try {
    for (const part of new Set(chosen.map((call) => call.part))) {
      const from = performance.now();
      for (const call of chosen.filter((one) => one.part === part)) {
        done.push(await tried(call, { load, floor, large, small }));
        console.log(lineOf(done.at(-1)));
        held = Math.max(held, residentMb(large.pid));
      }
      console.log(`  ${part}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
    }
  } finally {
    floor.stop();
    load.stop();
    await Promise.all([large.stop(), small.stop()]);
  }
  return held;
}

async function run() {
  const from = performance.now();
  const chosen = calls.filter(({ part }) => named.length === 0 || named.includes(part));
  const [reads, writes] = [chosen.filter(({ written }) => !written), chosen.filter(({ written }) => written)];
  const folders = { large: folderOf(scales.large), small: folderOf(scales.small) };
  const done = [];
  printHead();
  const held = [await ask(reads, folders, done)];
  if (writes.length > 0) held.push(await onCopies(folders, (copies) => ask(writes, copies, done)));
  const seconds = (performance.now() - from) / 1000;
  return keepTable(done, { scales, whole: named.length === 0 && !apart, heldMb: Math.max(...held), seconds });
}

/** The spec of the lists' plans, on a store whose plans are those of a large company. */
async function explainLists() {
  const large = await serveStore(madeStore(scales.large, join(stores, String(scales.large))));
  const env = { ...process.env, FREIGHTDESK_PLANS_URL: large.url };
  const command = ['tools/run/jest.mjs', 'apps/api', 'api-plans', 'list-plans'];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  await large.stop();
  return status ?? 1;
}

/** What the common papers take, in a process of its own. */
function measurePapers() {
  const program = join(root, 'apps/api/src/papers/measure-papers.ts');
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') };
  return spawnSync(process.execPath, ['--import', 'tsx', program], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

/** What stands at the head of this file. */
const help = () => {
  const [, head = ''] = /^\/\*\*\n([^]*?) \*\//.exec(readFileSync(fileURLToPath(import.meta.url), 'utf8')) ?? [];
  return head.replaceAll(/^ \* ?/gm, '');
};

async function main() {
  if (args.includes('--help')) {
    process.stdout.write(help());
    return 0;
  }
  if (named.length === 1 && named[0] === 'papers') return measurePapers();
  const isPlans = named.includes('plans');
  const [isRun, isPage] = ['payment-run', 'page'].map((name) => named.length === 1 && named[0] === name);
  const unknown = isRun || isPage ? [] : named.filter((name) => name !== 'plans' && !parts.includes(name));
  if (unknown.length > 0) {
    console.error(
      `There is no part ${unknown.join(', ')}. The parts: ${[...parts, 'plans', 'papers', 'payment-run', 'page'].join(', ')}.`,
    );
    return 1;
  }
  if (args.includes('--make')) {
    madeStore(scales.large, resolve(option('to') ?? join(stores, String(scales.large))));
    return 0;
  }
  const built = isPage ? 'api,backoffice' : 'api';
  const { status, output } = runNx(['run-many', '-t', 'build', `--projects=${built}`, '--output-style=static'], {
    stdio: 'pipe',
  });
  if (status !== 0) {
    process.stderr.write(output);
    return status;
  }
  if (isPlans) return explainLists();
  if (isRun) return (await measurePaymentRun(folderOf(scales.small))) ? 0 : 1;
  if (isPage) {
    const folders = { large: folderOf(scales.large), small: folderOf(scales.small) };
    return (await measurePage(folders, scales, option('beside')?.split(','))) ? 0 : 1;
  }
  return (await run()) ? 0 : 1;
}

process.exitCode = await main();
