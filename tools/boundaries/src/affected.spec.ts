import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asleepForMoney, contractsOfMoney, edits, ofServer } from './affected.data';
import { type House, readHouse } from './house';
import { lastLine, root, run } from './workspace';

jest.setTimeout(120_000);

const money = 'libs/shared/money/src/index.ts';
const files = [...edits.map(({ file }) => file), money];

/** The face of a room: any file of a project wakes the same. */
const faceOf = (domain: string, room: string) => `libs/${domain}/${room}/src/index.ts`;

let house: House;
let woken: Record<string, readonly string[]>;

const columnsWith = (room: string) =>
  Object.keys(house.map.domains).filter((domain) => house.projects.some(({ name }) => name === `${domain}-${room}`));

beforeAll(() => {
  house = readHouse();
  const faces = ['server', 'tables'].flatMap((room) => columnsWith(room).map((domain) => faceOf(domain, room)));
  woken = JSON.parse(lastLine(run('tools/boundaries/affected.mjs', { args: [...files, ...faces] })));
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
  ])('%s wakes at most %i projects', (what, most) => {
    const file = edits.find((edit) => edit.what === what)?.file ?? '';

    expect(woken[file]?.length).toBeLessThanOrEqual(most);
  });
});

/** Who reads the tables of a column, or the tables of one who does: its foreign keys lead there. */
function readersOf(domain: string): ReadonlySet<string> {
  const readers = new Set([domain]);
  for (const read of readers)
    for (const [other, { reads }] of Object.entries(house.map.domains)) if (reads?.includes(read)) readers.add(other);
  return readers;
}

describe('of every column of the map:', () => {
  test('a use case wakes its own service and who drives the server, where no other service stands on it', () => {
    const leaves = columnsWith('server').filter((domain) => !house.map.servicesAsked.includes(`scope:${domain}`));

    const wakes = (of: (domain: string) => unknown) => Object.fromEntries(leaves.map((domain) => [domain, of(domain)]));
    expect(wakes((domain) => woken[faceOf(domain, 'server')])).toEqual(
      wakes((domain) => [`${domain}-server`, ...ofServer].sort()),
    );
    expect(leaves.length).toBeGreaterThan(15);
  });

  test('a table wakes the rooms of its readers, who calls their service, and who drives the server', () => {
    const { domains, servicesAsked } = house.map;
    const felt = (domain: string) => {
      const readers = readersOf(domain);
      const calls = ({ mayAsk }: { mayAsk: readonly string[] }) =>
        servicesAsked.some((service) => mayAsk.includes(service) && readers.has(service.slice('scope:'.length)));
      const callers = Object.keys(domains).filter((other) => domains[other] && calls(domains[other]));
      return new Set(
        [...readers, ...callers].flatMap((reader) => [`${reader}-server`, `${reader}-tables`]).concat(ofServer),
      );
    };

    const strangers = columnsWith('tables').flatMap((domain) => {
      const own = felt(domain);
      return (woken[faceOf(domain, 'tables')] ?? [])
        .filter((name) => !own.has(name))
        .map((name) => `${domain}: ${name}`);
    });
    expect(strangers).toEqual([]);
  });
});
