/**
 * `npm run bench -- page`: what a person waits for at the built page, in a browser without a window, on the large store and on the small one
 * by turns in one run. Prints what each takes beside its goal, and keeps the table in docs/bench-page.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { findChromium } from '../../run/chromium.mjs';
import { root } from '../../run/nx.mjs';
import { goals, networks } from './goals.data.mjs';
import { ourPage, pageBeside } from './sides.mjs';
import { visit } from './visit.mjs';

const kept = join(root, 'docs/bench-page.md');
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'];

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const figure = (value) => value.toFixed(value < 1 ? 4 : value < 100 ? 1 : 0);

/** Rounds of all sides by turns; a first one, which is not counted, warms the servers. */
async function rounds(browser, network, sides) {
  const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round <= network.rounds; round += 1)
    for (const [name, side] of Object.entries(sides)) {
      const figures = await visit(browser, network, side);
      if (round > 0) seen[name].push(figures);
    }
  return seen;
}

const nameOf = ({ what, network }) =>
  network === 'slow' ? `${what}, on slow 4G with a fourth of the processor` : what;
const line = (cells) => `| ${cells.join(' | ')} |`;

/** A goal's row in the table of our own page. */
function rowOf(goal, { large, small }) {
  const { atMost, unit } = goal;
  const isMet = large <= atMost;
  return { isMet, cells: [nameOf(goal), figure(large), figure(small), `${atMost}`, unit, isMet ? '' : 'missed'] };
}

const date = () => new Date().toISOString().slice(0, 10);

const ownText = (rows, scales) => `# What a person waits for

Written by \`npm run bench -- page\` on ${date()}: ${cpus().length} x ${cpus()[0].model.trim()}, Chromium without a window, which shares
the processors with the server and its PostgreSQL. The list is that of sale invoices, of ${scales.large.toLocaleString('en')} and of ${scales.small.toLocaleString('en')}
by turns; each figure is the middle one of ${networks.here.rounds} rounds, of ${networks.slow.rounds} on the slow network. Rows are there when they are painted. Goals are of the large store, on a
machine that does nothing else.

${line(['what', 'large store', 'small store', 'goal', '', ''])}
| --- | --: | --: | --: | --- | --- |
${rows.map(({ cells }) => line(cells)).join('\n')}
`;

const besideHead = '## Beside other pages';

/** Ours on the large store beside each other page: what a machine does besides, or how fast it is, falls on all of them. */
function besideText(told, others) {
  const rows = told.flatMap(({ goal, of }) => {
    const cells = others.flatMap((name) => [of[name], of.large / of[name]]);
    if (!cells.every(Number.isFinite)) return [];
    const shown = cells.map((value, at) => (at % 2 === 0 ? figure(value) : value.toFixed(2)));
    return [line([nameOf(goal), figure(of.large), ...shown, goal.besideAtMost ?? '', goal.unit])];
  });
  return `${besideHead}

Written by \`npm run bench -- page --beside=...\` on ${date()}, all pages by turns in one run. A ratio is ours to the other's; below 1 we are ahead.

${line(['what', 'ours', ...others.flatMap((name) => [name, 'ratio']), 'goal', ''])}
${line(['---', '--:', ...others.flatMap(() => ['--:', '--:']), '--:', '---'])}
${rows.join('\n')}
`;
}

/** What stands beneath the tables of a run is written by hand, and of the two tables the one that this run did not make stays as it is. */
async function keep(own, beside) {
  const before = readFileSync(kept, 'utf8');
  const [, last = ''] = /(?=^## How the others were made)([^]*)/m.exec(before) ?? [];
  const from = before.indexOf(besideHead);
  const stays = from < 0 ? '' : before.slice(from).replace(last, '');
  const text = await format([own, beside ?? stays, last].join('\n'), {
    ...(await resolveConfig(kept)),
    parser: 'markdown',
  });
  console.log(text.slice(text.indexOf('|')).replace(last, ''));
  writeFileSync(kept, text);
}

/** Those `beside` are addresses (`sides.mjs` tells what is asked of them). Answers whether all goals of our own are met. */
export async function measurePage(folders, scales, beside = []) {
  const others = Object.fromEntries((await Promise.all(beside.map(pageBeside))).map((page) => [page.name, page]));
  const sides = { large: await ourPage(folders.large), small: await ourPage(folders.small), ...others };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quiet });
  try {
    const seen = {};
    for (const [name, network] of Object.entries(networks)) seen[name] = await rounds(browser, network, sides);
    const told = goals.map((goal) => {
      const middles = Object.entries(seen[goal.network]).map(([name, all]) => [
        name,
        middle(all.map((each) => each[goal.of])),
      ]);
      return { goal, of: Object.fromEntries(middles) };
    });
    const rows = told.map(({ goal, of }) => rowOf(goal, of));
    const names = Object.keys(others);
    await keep(ownText(rows, scales), names.length > 0 ? besideText(told, names) : undefined);
    return rows.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await Promise.all(Object.values(sides).map((side) => side.stop()));
  }
}
