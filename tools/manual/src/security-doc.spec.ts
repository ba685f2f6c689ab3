import { basename } from 'node:path';
import { codeFacts, headingsOf, isThere, readText } from './workspace';

const text = readText('docs/security.md');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| ([a-z ]+?) +\| (.*?) +\|$/gm)].map(
  ([, id = '', level = '', status = '', by = '']) => ({ id, level, status, by }),
);
const count = (level: string, ...statuses: string[]) =>
  rows.filter((row) => row.level === level && (statuses.length === 0 || statuses.includes(row.status))).length;

/** How many requirements ASVS 5.0.0 has at each level, by chapter; without V10 (OAuth) and V17 (WebRTC). */
const requirements: Readonly<Record<string, [number, number, number]>> = {
  1: [8, 19, 3],
  2: [4, 7, 2],
  3: [8, 11, 12],
  4: [2, 8, 6],
  5: [4, 5, 4],
  6: [13, 22, 12],
  7: [6, 12, 1],
  8: [4, 3, 6],
  9: [4, 3, 0],
  11: [3, 11, 10],
  12: [3, 6, 3],
  13: [1, 12, 8],
  14: [2, 7, 4],
  15: [3, 10, 8],
  16: [0, 16, 1],
};

describe('the table of ASVS 5.0', () => {
  it('has every requirement once, at its level', () => {
    const found = Object.fromEntries(
      Object.keys(requirements).map((chapter) => {
        const ofChapter = rows.filter(({ id }) => id.startsWith(`${chapter}.`));
        return [chapter, ['1', '2', '3'].map((level) => ofChapter.filter((row) => row.level === level).length)];
      }),
    );

    expect(found).toEqual(requirements);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(297);
  });

  it('leaves nothing of level 1 and at most a tenth of level 2', () => {
    expect(rows.filter(({ level, status }) => level === '1' && status === 'left')).toEqual([]);
    expect(count('2', 'left') / count('2')).toBeLessThanOrEqual(0.1);
  });

  it('says of each row how it is met, or why not', () => {
    const wrong = rows.filter(
      ({ status, by }) => !['met', 'not applicable', 'left'].includes(status) || by.split(' ').length < 2,
    );

    expect(wrong).toEqual([]);
  });

  it('is added up as it says', () => {
    const sums = [...text.matchAll(/^\| (\d) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(
      ([, ...cells]) => cells,
    );

    expect(sums).toEqual(
      ['1', '2', '3'].map((level) =>
        [level, count(level), count(level, 'met'), count(level, 'not applicable'), count(level, 'left')].map(String),
      ),
    );
  });
});

describe('what a row refers to', () => {
  const all = (pattern: RegExp) => rows.flatMap(({ by }) => [...by.matchAll(pattern)].map(([, found = '']) => found));

  it('is a test that exists', () => {
    const tests = new Set(codeFacts().files.map((path) => basename(path)));
    const named = all(/`([\w.-]+\.(?:spec|e2e)\.tsx?)`/g);

    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((name) => !tests.has(name))).toEqual([]);
  });

  it('is a file or a section that exists', () => {
    const files = all(/\b((?:deploy|docs|libs)\/[\w./-]*\w)/g);
    const sections = all(/[Tt]his page, "([^"]+)"/g);
    const guide = all(/docs\/operations\.md, "([^"]+)"/g);

    expect([...new Set(files)].filter((path) => !isThere(path))).toEqual([]);
    expect(sections.filter((name) => !headingsOf(text).includes(name))).toEqual([]);
    expect(guide.filter((name) => !headingsOf(readText('docs/operations.md')).includes(name))).toEqual([]);
  });
});
