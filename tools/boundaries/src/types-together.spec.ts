import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './workspace';

interface Told {
  success: boolean;
  terminalOutput: string;
}
type Tasks = Record<string, { id: string; projectRoot: string }>;
interface Executor {
  typecheckMany(
    graph: { tasks: Tasks },
    inputs: object,
    overrides: object,
    place: { root: string },
  ): Promise<Record<string, Told>>;
}

const { typecheckMany }: Executor = createRequire(__filename)(join(root, 'tools/executors/typecheck.cjs'));
const compiler = 'node_modules/typescript7/bin/tsc';

let place: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
}

interface Kind {
  type: string;
  lib: readonly string[];
}
const ofPage: Kind = { type: 'feature', lib: ['ES2023', 'DOM'] };
const ofContract: Kind = { type: 'contract', lib: ['ES2023'] };
const ofServer: Kind = { type: 'server', lib: ['ES2023'] };

function writeProject(folder: string, text: string, { type, lib } = ofPage): void {
  write(`${folder}/project.json`, JSON.stringify({ tags: [`type:${type}`] }));
  write(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions: { lib } }));
  write(`${folder}/src/index.ts`, text);
}

async function check(...folders: string[]): Promise<Record<string, Told>> {
  const tasks = Object.fromEntries(folders.map((folder) => [folder, { id: folder, projectRoot: folder }]));
  return typecheckMany({ tasks }, {}, {}, { root: place });
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'freightdesk-types-'));
  write('tsconfig.base.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }));
  write(compiler, `await import(${JSON.stringify(join(root, compiler))});`);
  write('node_modules/typescript7/package.json', JSON.stringify({ type: 'module' }));
});
afterEach(() => rmSync(place, { recursive: true }));

it('what is wrong in a project of the page is told of it alone', async () => {
  writeProject('right', 'export const width: number = window.innerWidth;');
  writeProject('wrong', "export const width: number = 'wide';");

  const { right, wrong } = await check('right', 'wrong');

  expect(right).toMatchObject({ success: true, terminalOutput: '' });
  expect(wrong?.success).toBe(false);
  expect(wrong?.terminalOutput).toMatch(/^wrong\/src\/index\.ts.*TS2322/);
});

it('what is wrong in what they import is told of each of them', async () => {
  writeProject('asked', "export const width: number = 'wide';");
  writeProject('first', "export { width } from '../../asked/src/index';");
  writeProject('second', "export { width } from '../../asked/src/index';");

  const told = await check('first', 'second');

  expect(Object.values(told).map(({ success }) => success)).toEqual([false, false]);
});

/** Whether one knows what the other says to all the world, which tells that they are one program. */
async function areTogether(kind: Kind): Promise<boolean> {
  writeProject('saying', 'export {}; declare global { interface Table { rows: number } }', kind);
  writeProject('using', 'export const empty: Table = { rows: 0 };', kind);
  const { using } = await check('saying', 'using');
  return using?.success === true;
}

it('contracts are read together, servers each alone with its own tables', async () => {
  expect(await areTogether(ofContract)).toBe(true);
  expect(await areTogether(ofServer)).toBe(false);
});

it('what is wrong in a contract is told of it alone', async () => {
  writeProject('right', 'export const pieces: number = 1;', ofContract);
  writeProject('wrong', "export const pieces: number = 'one';", ofContract);

  const { right, wrong } = await check('right', 'wrong');

  expect(right).toMatchObject({ success: true, terminalOutput: '' });
  expect(wrong?.terminalOutput).toMatch(/^wrong\/src\/index\.ts.*TS2322/);
});
