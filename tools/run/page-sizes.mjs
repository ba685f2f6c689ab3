/**
 * What a page costs to download: the scripts of the built page that it loads before it can be drawn, as brotli sends them.
 *   node tools/run/page-sizes.mjs [folder]     the folder of the built page; dist/apps/backoffice unless given
 * The login is what index.html names; a list is that, the frame of the dashboard and its own screen, each with whatever they
 * import without waiting. A sum above its goal makes the command, and with it `npm test`, fail.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'dist/apps/backoffice';
const assets = join(folder, 'assets');
const files = readdirSync(assets).filter((file) => file.endsWith('.js'));

const goals = [
  { page: 'login', screens: [], atMostKb: 180 },
  { page: 'banks', screens: ['dashboard-shell', 'bank-list-screen'], atMostKb: 205 },
  { page: 'sales', screens: ['dashboard-shell', 'invoice-list-screen'], atMostKb: 210 },
  { page: 'users', screens: ['dashboard-shell', 'user-list-screen'], atMostKb: 205 },
];

const entries = [
  ...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g),
].map(([, file]) => file);
const chunkOf = (name) => files.find((file) => file.startsWith(`${name}-`));

/** `import{a as b}from"./ground-1.js"` and `import"./ground-1.js"`, not `import("./ground-1.js")`. */
const importsOf = (file) =>
  [...readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
    ([, imported]) => imported,
  );

function closure(roots) {
  const found = new Set();
  const visit = (file) => {
    if (!file || found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(visit);
  };
  roots.forEach(visit);
  return [...found];
}

const kb = (file) => statSync(join(assets, `${file}.br`)).size / 1024;

for (const { page, screens, atMostKb } of goals) {
  const loaded = closure([...entries, ...screens.map(chunkOf)]);
  const sum = loaded.reduce((total, file) => total + kb(file), 0);
  if (sum > atMostKb) process.exitCode = 1;
  console.log(`${page.padEnd(10)}${sum.toFixed(1).padStart(8)} KB br of ${atMostKb}   ${loaded.length} files`);
  if (process.argv.includes('--files')) {
    loaded
      .sort((a, b) => kb(b) - kb(a))
      .forEach((file) => console.log(`  ${kb(file).toFixed(1).padStart(7)}  ${file}`));
  }
}
