import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProduct, readSourceFiles } from './source-files';
import { root } from './workspace';

const product = [...readSourceFiles().values()].filter(isProduct);
const inRooms = (rooms: string) =>
  product.filter(({ path }) => new RegExp(`^libs/(?!shared/)[\\w-]+/(${rooms})/src/`).test(path));
const holding = (files: typeof product, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('who made or changed a row, when, and that its version went with it is said in one place', () => {
  const servers = inRooms('server');
  const stamp = /\bupdated(By|At)\s*:|\bcreatedBy\s*:\s*(\w+\.)?actor\b|\bversion\s*\+\s*1|'version',\s*'\+'/;

  expect(servers.length).toBeGreaterThan(100);
  expect(holding(servers, stamp)).toEqual([]);
  expect(holding(product, stamp)).toContain('libs/shared/server-kit/src/record/stamps.ts');
});

test('the row of a record is held for its writer in one place, by the name of its table', () => {
  const servers = inRooms('server');
  const held = /\.where\('id', '=', \w+\)\s*\.forUpdate\(\)\s*\.execute\(\)/;

  expect(holding(servers, held)).toEqual([]);
  expect(holding(servers, /\brecordTable\(/).length).toBeGreaterThan(10);
});

test('an address is put into the lines of an envelope in one place', () => {
  /** One line of it, without the PIN code; and one abroad, whose town stands with its country. */
  const otherwise = [
    'libs/domestic/feature/src/docket/form/person-section.tsx',
    'libs/intl-shipment/server/src/paper/paper-party.repository.ts',
    'libs/parties/ui/src/party/party-facts.tsx',
  ];
  const lines = /\bline1,\s*(?:\w+\??\.)?line2,\s/;

  const made = holding(product, lines).filter((path) => !otherwise.includes(path));
  expect(made).toEqual(['libs/parties/contract/src/party/printed-side.rules.ts']);
});

test('a form over a contract’s schema learns in one place what that has against its input', () => {
  expect(holding(inRooms('feature|ui'), /\babortEarly\b|\bnew ValidationError\(\w+, undefined/)).toEqual([]);
});

test('what a paper does not say is said in one place: only a paper of terms, notes or payment has these itself', () => {
  const ofTheDescription = 'libs/shared/sheet/src/printed-sheet.ts';
  const inFull = /terms: \{ title: 'Terms', items: \[\] \}/;

  expect(holding(product, inFull)).toEqual([ofTheDescription]);
});

test('a permission is named by the contract alone: a button asks by its call, a page by what its calls ask', () => {
  const table = readFileSync(join(root, 'libs/shared/access/src/permissions.ts'), 'utf8');
  const names = [...table.matchAll(/^\s+'([\w-]+\.[\w-]+)':/gm)].map(([, name = '']) => name.replace('.', '\\.'));

  expect(names.length).toBeGreaterThan(30);
  expect(holding(inRooms('feature|ui'), new RegExp(`['"](${names.join('|')})['"]`))).toEqual([]);
});

test('the form of a record is one hook, which goes on from what somebody else saved', () => {
  /** They hold no record: a password, or what a link lets in. */
  const withoutRecord = /^libs\/(auth\/feature\/src\/(login|registration)|intl-shipment\/feature\/src\/quoted)\//;
  const forms = inRooms('feature|ui').filter(({ path }) => !withoutRecord.test(path));

  expect(holding(forms, /\buseRecordForm\b/).length).toBeGreaterThan(20);
  expect(holding(forms, /\buse(SchemaForm|StaleSave)\(/)).toEqual([]);
});

test('the page says to all the world only what it keeps for its first call: its projects are one program to the compiler', () => {
  const ofPage = product.filter(({ path }) =>
    /^(apps\/backoffice|libs\/.*\/(feature|ui)|libs\/[\w-]+)\/src\//.test(path),
  );

  expect(ofPage.length).toBeGreaterThan(400);
  expect(holding(ofPage, /^declare (global|module)\b/m)).toEqual(['libs/data-access-api/src/asked-ahead.ts']);
});

test('contracts and rules say nothing to all the world, nor do their specs: they are one program too', () => {
  const rules = 'calendar|money|sentence|sheet|access|endpoint';
  const lower = [...readSourceFiles().values()].filter(({ path }) =>
    new RegExp(`^libs/([\\w-]+/contract|shared/(${rules}))/src/`).test(path),
  );

  expect(lower.length).toBeGreaterThan(400);
  expect(holding(lower, /^\s*declare (global|module)\b/m)).toEqual([]);
});
