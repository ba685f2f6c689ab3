/** The table of a run: for people as it grows, and kept in docs/bench.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../run/nx.mjs';

/** What our process may hold under load. */
const mostHeldMb = 180;

const page = join(root, 'docs/bench.md');
const heads = [
  'call',
  'req/s',
  'p50 ms',
  'p95 ms',
  'node ms',
  'pg ms',
  'floor req/s',
  'of the floor',
  'of its CPU',
  'growth',
  'missed',
];
const widths = [42, 9, 9, 9, 9, 9, 12, 13, 11, 8, 0];
const figure = (value) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0) : '');
const costOf = ({ nodeMs, postgresMs }) => nodeMs + postgresMs;

/** What was no success, of any side: a figure of answers that failed is none. */
const failuresOf = (sides) =>
  Object.entries(sides).flatMap(([side, seen]) =>
    seen?.failed > 0 ? [`${seen.failed} answers${side} were ${Object.keys(seen.statuses).join(', ')}`] : [],
  );

/** Which goals a call has missed. What its requests are answered is one of them. */
function missedBy({ call, mine, below, raw }) {
  const { goal, p95, growth, rows } = call;
  return [
    ...failuresOf({ '': mine, ' of the small store': below, ' of the floor': raw }),
    ...(goal !== undefined && mine.perSecond < goal * raw.perSecond ? [`floor x ${goal}`] : []),
    ...(p95 !== undefined && mine.p95 > p95 ? [`p95 <= ${p95}`] : []),
    ...(growth !== undefined && mine.p50 > growth * below.p50
      ? [`growth <= ${growth}${rows ? ` (a row each ${rows})` : ''}`]
      : []),
  ];
}

function cellsOf(tried) {
  const { call, mine, below, raw } = tried;
  const floor = raw ? [raw.perSecond, mine.perSecond / raw.perSecond, costOf(raw) / costOf(mine)] : [NaN, NaN, NaN];
  const figures = [mine.perSecond, mine.p50, mine.p95, mine.nodeMs, mine.postgresMs, ...floor, mine.p50 / below.p50];
  return [call.name, ...figures.map(figure), missedBy(tried).join('; ')];
}

const spaced = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join(' ');

export const printHead = () => console.log(spaced(heads));
export const lineOf = (tried) => spaced(cellsOf(tried));

const row = (cells) => `| ${cells.join(' | ')} |`;

function machine() {
  const [{ model }] = cpus();
  return `${cpus().length} x ${model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, ${process.platform}`;
}

const textOf = (done, { scales: { large, small }, heldMb, seconds }) => `# How fast it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}.

Ours is the built product with its built-in store, somebody signed in and each call checked as ever; ${large.toLocaleString('en')} sale
invoices, and ${small.toLocaleString('en')} for the growth. The floor is a bare \`node:http\` that sends one prepared statement for the same
rows as JSON, without sign-in, count or check. They are asked in turns in one run, by as many connections as \`tools/bench/calls.data.mjs\`
says, ten where it says nothing, so a figure alone means little and a ratio much. CPU is of our process and of PostgreSQL for
one request; "of its CPU" is what the floor's costs of what ours costs. Growth is the median at the large scale over that at the small one.
A call that tells a row for each party, job or document, of which there are a hundred times more, says so beside the growth that it misses.
Lists are read by their share of the floor and their growth; reports and panels, asked by one connection, by p95 and growth.
Writes are asked of copies; their floor sends the same rows, ids and number new, in one transaction, and awaits each statement.
Our process held ${heldMb.toFixed(0)} MB at most (goal ${mostHeldMb}). The whole took ${(seconds / 60).toFixed(1)} minutes.

${row(heads)}
${row(heads.map((_head, index) => (index === 0 || index === heads.length - 1 ? '---' : '--:')))}
${done.map((tried) => row(cellsOf(tried))).join('\n')}
`;

/** Prints what was missed, and keeps the table of a whole run; true where nothing was missed. */
export async function keepTable(done, { whole, ...facts }) {
  const missed = done.filter((tried) => missedBy(tried).length > 0);
  const isWithin = missed.length === 0 && facts.heldMb <= mostHeldMb;
  console.log(`\n${done.length - missed.length} of ${done.length} calls are within their goals.`);
  console.log(`Our process held ${facts.heldMb.toFixed(0)} MB at most; the goal is ${mostHeldMb}.`);
  console.log(`The whole took ${(facts.seconds / 60).toFixed(1)} minutes.`);
  if (!whole && existsSync(page)) return isWithin;
  const text = await format(textOf(done, facts), { ...(await resolveConfig(page)), parser: 'markdown' });
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) writeFileSync(page, text);
  return isWithin;
}
