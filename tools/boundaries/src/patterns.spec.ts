import { type FoundPattern, patternOf, pumped, writtenPatterns } from './patterns';

jest.setTimeout(300_000);

/** As long as a text may be that reaches the server; a pattern that looks at each letter once takes no time for it. */
const sizes = [24, 1_000, 10_000];
const noticeableMs = 15;

/** Patterns that never meet a long text, with what keeps it from them. */
const exempt = new Map<string, string>([
  [String.raw`/(\.\d*?)0+$/`, 'Only figures that were computed: at most some thirty digits.'],
  [String.raw`/(\d)(?=(\d\d)+\d$)/g`, 'Only whole numbers that a number can hold: at most sixteen digits.'],
  [String.raw`/(\d)(?=(\d{3})+$)/g`, 'Only whole numbers that a number can hold: at most sixteen digits.'],
  [
    String.raw`/^(?:(?<day>.+?)(?:,?\s+|(?<=\d)t))?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>am|pm)?$/`,
    "In the page alone, of what its own clerk types: it holds nobody else's work up.",
  ],
]);

/** Time of the processor, so that other programs do not count; the least of three, so that a pause does not. */
function spent(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1_000;
  });
  return Math.min(...times);
}

function once(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

/** The text that holds the pattern up; null where there is none. */
function stumblingBlock(found: FoundPattern): string | null {
  const pattern = patternOf(found);
  for (const size of sizes) {
    for (const text of pumped(pattern, size)) {
      const work = () => text.replace(pattern, '');
      if (once(work) > noticeableMs && spent(work) > noticeableMs)
        return `${JSON.stringify(text.slice(0, 12))} x ${size}`;
    }
  }
  return null;
}

/** All files are read for them: once. */
let patterns: FoundPattern[];

beforeAll(() => {
  patterns = writtenPatterns();
});

test('no pattern takes long over a long text', () => {
  const slow = patterns
    .filter(({ written }) => !exempt.has(written))
    .map((found) => ({ ...found, heldUpBy: stumblingBlock(found) }))
    .filter(({ heldUpBy }) => heldUpBy !== null);

  process.stdout.write(`${patterns.length} patterns tried, ${slow.length} slow\n`);
  expect(slow).toEqual([]);
});

test('a careless pattern is found out', () => {
  const careless = [
    String.raw`/(a+)+$/`,
    String.raw`/"(?:[^"\\]|\\.)*"/g`,
    String.raw`/\s+$/`,
    String.raw`/^[. ]+|[. ]+$/g`,
  ];

  expect(careless.filter((written) => stumblingBlock({ written, file: '' }) === null)).toEqual([]);
});

test('an exemption stands only for a pattern that is there', () => {
  const written = patterns.map((found) => found.written);

  expect([...exempt.keys()].filter((pattern) => !written.includes(pattern))).toEqual([]);
});
