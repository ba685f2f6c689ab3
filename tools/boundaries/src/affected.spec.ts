import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asleepForMoney, contractsOfMoney, edits } from './affected.data';
import { type House, readHouse } from './house';
import { lastLine, root, run } from './workspace';

jest.setTimeout(120_000);

const money = 'libs/shared/money/src/index.ts';
const files = [...edits.map(({ file }) => file), money];

let house: House;
let woken: Record<string, readonly string[]>;

beforeAll(() => {
  house = readHouse();
  woken = JSON.parse(lastLine(run('tools/boundaries/affected.mjs', { args: files })));
});

const named = (pattern: RegExp) => house.projects.map(({ name }) => name).filter((name) => pattern.test(name));
const groups: Readonly<Record<string, () => string[]>> = {
  'every server': () => named(/(?<!testing)-server$/),
  'every room of tables': () => named(/-tables$/),
};

test('the edits are of files that there are', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe('an edit wakes those who feel it and no one else:', () => {
  test.each(edits)('$what', ({ file, wakes }) => {
    const expected = wakes.flatMap((name) => groups[name]?.() ?? [name]);

    expect(woken[file]).toEqual([...new Set(expected)].sort());
  });

  test('money, on which nearly all stands', () => {
    const asleep = house.projects.map(({ name }) => name).filter((name) => !woken[money]?.includes(name));

    const contracts = named(/-contract$/).filter((name) => !contractsOfMoney.includes(name));
    expect(asleep).toEqual([...contracts, ...named(/-tables$/), ...asleepForMoney].sort());
  });
});

describe('a goal that stands:', () => {
  test.each([
    ['a use case', 4],
    ['a screen', 3],
    ['a translation of a column', 3],
    ['the header of the page', 3],
    // Its own two rooms, its readers (among them who makes stores at scale) and the three that drive the server.
    ['a table', 12],
  ])('%s wakes at most %i projects', (what, most) => {
    const file = edits.find((edit) => edit.what === what)?.file ?? '';

    expect(woken[file]?.length).toBeLessThanOrEqual(most);
  });
});
