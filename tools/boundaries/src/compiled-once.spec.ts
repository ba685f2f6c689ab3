import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
