/**
 * `npm run bench -- page`: what a person waits for at the built page, in a browser without a window, on the large store and on the small one
 * by turns in one run. Prints what each takes beside its goal, and keeps the table in docs/bench-page.md.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { findChromium } from '../../run/chromium.mjs';
import { root } from '../../run/nx.mjs';
import { serveStore, tokenAt } from '../served-store.mjs';
import { goals, networks } from './goals.data.mjs';
import { visit } from './visit.mjs';

const kept = join(root, 'docs/bench-page.md');
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'];

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const figure = (value) => value.toFixed(value < 1 ? 4 : value < 100 ? 1 : 0);

async function open(folder) {
  const server = await serveStore(folder);
  const { rows } = await server.owner.query(
    `select number from sale_invoice where number is not null order by date desc, id offset 500 limit 1`,
  );
  return { ...server, token: await tokenAt(server.origin), number: rows[0].number };
}

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

const rowOf = ({ what, of, network, unit, atMost }, { large, small }) => {
  const [mine, below] = [large, small].map((all) => middle(all.map((figures) => figures[of])));
  const isMet = mine <= atMost;
  const name = network === 'slow' ? `${what}, on slow 4G with a fourth of the processor` : what;
  return { isMet, cells: [name, figure(mine), figure(below), `${atMost}`, unit, isMet ? '' : 'missed'] };
};

const heads = ['what', 'large store', 'small store', 'goal', '', ''];
const line = (cells) => `| ${cells.join(' | ')} |`;

const textOf = (rows, scales) => `# What a person waits for

Written by \`npm run bench -- page\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} x ${cpus()[0].model.trim()}, Chromium without a window, which shares
the processors with the server and its PostgreSQL. The list is that of sale invoices, of ${scales.large.toLocaleString('en')} and of ${scales.small.toLocaleString('en')}
by turns; each figure is the middle one of ${networks.here.rounds} rounds, of ${networks.slow.rounds} on the slow network. Rows are there when they are painted. Goals are of the large store, on a
machine that does nothing else.

${line(heads)}
| --- | --: | --: | --: | --- | --- |
${rows.map(({ cells }) => line(cells)).join('\n')}
`;

export async function measurePage(folders, scales) {
  const sides = { large: await open(folders.large), small: await open(folders.small) };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quiet });
  try {
    const seen = {};
    for (const [name, network] of Object.entries(networks)) seen[name] = await rounds(browser, network, sides);
    const rows = goals.map((goal) => rowOf(goal, seen[goal.network]));
    const told = textOf(rows, scales);
    const text = await format(told, { ...(await resolveConfig(kept)), parser: 'markdown' });
    console.log(text.slice(text.indexOf('|')));
    writeFileSync(kept, text);
    return rows.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await Promise.all(Object.values(sides).map((side) => side.stop()));
  }
}
