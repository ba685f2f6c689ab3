/** Asks a call of two sides in turns, so that whatever else the machine does falls on both, and sums up what was seen. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run/nx.mjs';
import { costOf, costOfFamily } from './cpu.mjs';

const inTurn = (child, message) =>
  new Promise((done) => {
    child.once('message', done);
    child.send(message);
  });

export function startLoad() {
  const [child, other] = [0, 1].map(() => fork(join(root, 'tools/bench/load.mjs')));
  return {
    run: (asked) => inTurn(child, asked),
    /** What else is asked at the same time. */
    runBeside: (asked) => inTurn(other, asked),
    stop: () => [child, other].forEach((each) => each.kill()),
  };
}

export async function startFloor(url) {
  const child = fork(join(root, 'tools/bench/floor.mjs'), [url]);
  const { port } = await new Promise((done) => child.once('message', done));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    teach: (path, what) => inTurn(child, { path, ...what }),
    stop: () => child.kill(),
  };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const isGood = (status) => /^2\d\d$/.test(status);

/** What all slices of one side come to. */
function summed(slices) {
  const times = slices.flatMap(({ times }) => times).sort((one, other) => one - other);
  const total = (name) => slices.reduce((sum, slice) => sum + slice[name], 0);
  const statuses = {};
  for (const slice of slices)
    for (const [status, count] of Object.entries(slice.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  const good = Object.entries(statuses).reduce((sum, [status, count]) => sum + (isGood(status) ? count : 0), 0);
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    perSecond: (good * 1000) / total('ms'),
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    nodeMs: total('nodeMs') / times.length,
    postgresMs: total('postgresMs') / times.length,
    failed: all - good,
    statuses,
  };
}

async function slice(load, side, terms) {
  const [node, postgres] = [costOf(side.pid), costOfFamily(side.postmaster)];
  const [seen, beside] = await Promise.all([
    load.run({ ...terms, requests: side.requests, first: side.asked }),
    side.beside && load.runBeside({ ...terms, ...side.beside }),
  ]);
  side.asked += seen.times.length;
  // Of what is asked beside it only that is told which was no success.
  for (const [status, count] of Object.entries(beside?.statuses ?? {}))
    if (!isGood(status)) seen.statuses[`${status} beside`] = count;
  return { ...seen, nodeMs: costOf(side.pid) - node, postgresMs: costOfFamily(side.postmaster) - postgres };
}

/** `sides` have a pid, a postmaster and requests. Each is warmed, then asked for so many rounds. */
export async function measure(load, sides, { connections = 10, ms = 1_000, rounds = 3, warmMs = 400 }) {
  const seen = new Map(sides.map((side) => [side, []]));
  for (const side of sides) {
    side.asked = 0;
    await slice(load, side, { connections, ms: warmMs });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) seen.get(side).push(await slice(load, side, { connections, ms }));
  return sides.map((side) => summed(seen.get(side)));
}
