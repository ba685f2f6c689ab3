import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { createContext, runInNewContext } from 'node:vm';

const preset = createRequire(join(__dirname, '../../jest/jest.preset.js'));

it('what is compiled for one project is there for all', () => {
  preset('./transform.cjs');
  const { default: HasteMap } = createRequire(preset.resolve('@jest/transform'))('jest-haste-map');

  const folderOf = (project: string) => HasteMap.getCacheFilePath('/kept', `jest-transform-cache-${project}`, '1');

  expect(folderOf('banks')).toBe(folderOf('payments'));
  expect(HasteMap.getCacheFilePath('/kept', 'haste-map-banks')).not.toBe(
    HasteMap.getCacheFilePath('/kept', 'haste-map-payments'),
  );
});

describe('what is transformed for one spec file of a worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freightdesk-kept-'));
  const file = join(folder, 'bank.ts');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** As Jest makes one for each spec file. */
  function cacheOfSpec(code: string) {
    const asked: string[] = [];
    const transforms = new Map<string, { code: string; sourceMapPath: string }>();
    const transform = (name: string, _options?: { isInternalModule: boolean }) => {
      asked.push(name);
      transforms.set(name, { code, sourceMapPath: `${name}.map` });
      return code;
    };
    const cache = { transforms, sourceMaps: new Map<string, string>(), transform };
    preset('./keep-transformed.cjs').keepTransformed(cache);
    return { cache, asked };
  }

  it('is there for the next, with the way to its source, until the file changes', () => {
    writeFileSync(file, '');
    const [first, second, third] = [cacheOfSpec('first'), cacheOfSpec('second'), cacheOfSpec('third')];
    const texts = [first.cache.transform(file), second.cache.transform(file)];
    utimesSync(file, new Date('2026-04-01'), new Date('2026-04-01'));
    texts.push(third.cache.transform(file));

    expect(texts).toEqual(['first', 'first', 'third']);
    expect([first, second, third].map(({ asked }) => asked)).toEqual([[file], [], [file]]);
    expect(second.cache.sourceMaps.get(file)).toBe(`${file}.map`);
    expect(second.cache.transforms.get(file)?.code).toBe('first');
  });

  it("is not kept where it is Jest's own", () => {
    const [first, second] = [cacheOfSpec('first'), cacheOfSpec('second')];

    expect(first.cache.transform(file, { isInternalModule: true })).toBe('first');
    expect(second.cache.transform(file, { isInternalModule: true })).toBe('second');
  });

  it('is what the runtime of the specs goes by', () => {
    expect(readFileSync(preset.resolve('./runtime.cjs'), 'utf8')).toContain('keepTransformed(this.transformCache)');
  });
});

describe('what is compiled for one spec file of a worker', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');

  it('is run in the context of the next', () => {
    const { compile } = preset('./keep-scripts.cjs').keepScripts();
    const whose = (name: string) =>
      compile('return name;', ['module'], { filename: '/bank.js', parsingContext: createContext({ name }) })();

    expect([whose('first'), whose('second')]).toEqual(['first', 'second']);
  });

  it('holds no spec file that has ended', async () => {
    const { compile, forget } = preset('./keep-scripts.cjs').keepScripts();
    /** All that a spec file is hangs on what its modules import by. */
    function loadIn(filename: string): WeakRef<object> {
      const importModuleDynamically = async () => ({});
      const options = { filename, parsingContext: createContext({}), importModuleDynamically };
      compile("return () => import('./lazy.js');", ['module'], options)();
      compile('return 1;', ['module'], { ...options, filename: `${filename}.rules.js` })();
      return new WeakRef(importModuleDynamically);
    }

    const ended = loadIn('/ended.spec.js');
    forget();
    await turn();
    collectGarbage();

    expect(ended.deref()).toBeUndefined();
  });

  it('is forgotten when another spec file begins', () => {
    expect(readFileSync(preset.resolve('./runtime.cjs'), 'utf8')).toContain('scripts.forget()');
  });
});

describe('where a worker finds what a file imports', () => {
  /** As Jest makes one for each spec file. */
  function resolutionOfSpec(conditions: readonly string[]) {
    const resolution = { cjsConditions: conditions, cjsCache: new Map<string, string>() };
    preset('./keep-found.cjs').keepFound(resolution);
    return resolution;
  }

  it('is kept past the end of a spec file, apart for browsers and for Node', () => {
    const [screen, nextScreen, server] = [['browser'], ['browser'], ['node']].map(resolutionOfSpec);
    screen?.cjsCache.set('/libs/banks\0yup', '/node_modules/yup');
    screen?.cjsCache.clear();

    expect(nextScreen?.cjsCache.get('/libs/banks\0yup')).toBe('/node_modules/yup');
    expect(server?.cjsCache.get('/libs/banks\0yup')).toBeUndefined();
  });

  it('is told where Jest keeps it elsewhere', () => {
    expect(() => preset('./keep-found.cjs').keepFound({ cjsConditions: [] })).toThrow('Jest keeps elsewhere');
  });

  it('is what the runtime of the specs goes by, as the one jest of all packages is', () => {
    const made: string[] = [];
    const globals = { jestObjectFor: (from: string) => made.push(from) };
    preset('./keep-found.cjs').shareJest(globals);
    ['/w/node_modules/yup/index.js', '/w/node_modules/kysely/index.js', '/w/libs/banks/bank.spec.ts'].forEach(
      globals.jestObjectFor,
    );

    expect(new Set(made)).toEqual(new Set(['/node_modules/', '/w/libs/banks/bank.spec.ts']));
    const runtime = readFileSync(preset.resolve('./runtime.cjs'), 'utf8');
    expect(runtime).toContain('keepFound(this._resolution)');
    expect(runtime).toContain('shareJest(this.jestGlobals)');
  });
});

it('what roles there are is made once for a worker, outside of all spec files', () => {
  const known: [string, object][] = preset('aria-query').roles.entries();

  expect(known.map(([name]) => name)).toContain('button');
  expect(Array.isArray(known)).toBe(true);
  expect(known instanceof Array).toBe(false);
});
