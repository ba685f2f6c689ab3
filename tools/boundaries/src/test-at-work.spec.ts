import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Work {
  test?: string;
  hook?: string;
}
interface AtWork {
  getStore(): Work | undefined;
  run<Result>(store: Work, work: () => Promise<Result>): Promise<Result>;
}
const load = createRequire(join(__dirname, '../../jest/jest.preset.js'));
const {
  TestAtWork,
  insteadOf,
}: {
  TestAtWork: new () => AtWork;
  insteadOf(from: string, name: string, node: number): object | undefined;
} = load('./test-at-work.cjs');
const circus = '/w/node_modules/jest-circus/build/jestAdapterInit.js';

describe('which test is at work', () => {
  it('is known until it is over, also around its hooks, whether they go well or fail', async () => {
    const atWork = new TestAtWork();
    const seen: unknown[] = [];
    const look = () => seen.push(atWork.getStore());

    await atWork.run({ test: 'issues' }, async () => {
      await atWork.run({ test: 'issues', hook: 'starts anew' }, async () => look());
      await atWork.run({ test: 'issues', hook: 'fails' }, () => Promise.reject(new Error('No.'))).catch(look);
    });
    look();

    expect(seen).toEqual([{ test: 'issues', hook: 'starts anew' }, { test: 'issues' }, undefined]);
  });

  it('is one: two at once are refused', async () => {
    const atWork = new TestAtWork();

    await atWork.run({ test: 'issues' }, async () => {
      expect(() => atWork.run({ test: 'cancels' }, () => Promise.resolve())).toThrow('at work at once');
    });
  });

  it('Jest asks here where Node would have every promise told; all others ask Node', () => {
    expect(insteadOf(circus, 'node:async_hooks', 22)).toEqual({ AsyncLocalStorage: TestAtWork });
    expect(insteadOf(circus, 'node:async_hooks', 24)).toBeUndefined();
    expect(insteadOf(circus, 'node:fs', 22)).toBeUndefined();
    expect(insteadOf('/w/apps/api/src/statements.builder.ts', 'node:async_hooks', 22)).toBeUndefined();
    expect(readFileSync(load.resolve('./runtime.cjs'), 'utf8')).toContain('insteadOf(from, moduleName)');
  });

  it('is all that Jest asks of it', () => {
    const folder = dirname(load.resolve('jest-circus/package.json'));
    const text = readFileSync(join(folder, 'build/jestAdapterInit.js'), 'utf8');
    const asked = text.match(/testExecutionContext\.\w+\(/g) ?? [];

    expect(new Set(asked)).toEqual(new Set(['testExecutionContext.getStore(', 'testExecutionContext.run(']));
  });
});
