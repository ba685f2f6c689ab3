/**
 * `npm run bench`: the built product on a store of many invoices, beside a raw floor on the same rows and beside itself on a
 * small store, in one run. Prints a table of ratios and keeps it in docs/bench.md. Parts may be named: `npm run bench -- lists search`.
 *   --scale=<n>   sale invoices of the large store; 200,000 by default
 *   --small=<n>   and of the small one; 2,000
 *   --make        only makes the store of that scale, in --to=<folder> where that is given
 *   --stores=<folder>  where stores are kept, one folder for each scale; .bench by default
 * Exits 1 when a goal is missed or an answer is no success.
 */
import { join, resolve } from 'node:path';
import { root, runNx } from '../run/nx.mjs';
import { calls } from './calls.data.mjs';
import { factsOf } from './facts.mjs';
import { measure, startFloor, startLoad } from './measure.mjs';
import { serveStore } from './served-store.mjs';
import { madeStore } from './stores.mjs';
import { keepTable, lineOf, printHead } from './table.mjs';

const args = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));
const option = (name) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const parts = [...new Set(calls.map(({ part }) => part))];
const scales = { large: Number(option('scale') ?? 200_000), small: Number(option('small') ?? 2_000) };
const stores = resolve(option('stores') ?? join(root, '.bench'));

const requestsOf = ({ paths, requests }, server) =>
  requests?.(server.facts, server) ??
  paths(server.facts).map((path) => ({ path: `/api${path}`, headers: server.headers }));

const sideOf = (call, server) => ({
  ...server,
  requests: requestsOf(call, server).map((one) => ({ origin: server.origin, ...one })),
});

const queryOf = (values) => values.map((value) => `v=${encodeURIComponent(value)}`).join('&');

async function floorSide(call, floor, { facts, postmaster }) {
  const { text, values } = call.floor(facts);
  const path = `/${calls.indexOf(call)}`;
  await floor.teach(path, text);
  const requests = values.map((each) => ({ origin: floor.origin, path: `${path}?${queryOf(each)}` }));
  return { pid: floor.pid, postmaster, requests };
}

async function tried(call, { load, floor, large, small }) {
  const ours = sideOf(call, large);
  const sides = [ours, sideOf(call, small), ...(call.floor ? [await floorSide(call, floor, large)] : [])];
  const [mine, below, raw] = await measure(load, sides, call);
  return { call, mine, below, raw };
}

async function open(scale) {
  const server = await serveStore(madeStore(scale, join(stores, String(scale))));
  return { ...server, facts: await factsOf(server) };
}

async function run() {
  const chosen = calls.filter(({ part }) => named.length === 0 || named.includes(part));
  const [large, small, load] = [await open(scales.large), await open(scales.small), startLoad()];
  const floor = await startFloor(large.url);
  const done = [];
  try {
    printHead();
    for (const call of chosen) {
      done.push(await tried(call, { load, floor, large, small }));
      console.log(lineOf(done.at(-1)));
    }
  } finally {
    floor.stop();
    load.stop();
    await Promise.all([large.stop(), small.stop()]);
  }
  return keepTable(done, { scales, whole: named.length === 0 });
}

async function main() {
  const unknown = named.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts: ${parts.join(', ')}.`);
    return 1;
  }
  if (args.includes('--make')) {
    madeStore(scales.large, resolve(option('to') ?? join(stores, String(scales.large))));
    return 0;
  }
  const { status, output } = runNx(['run', 'api:build', '--output-style=static'], { stdio: 'pipe' });
  if (status !== 0) {
    process.stderr.write(output);
    return status;
  }
  return (await run()) ? 0 : 1;
}

process.exitCode = await main();
