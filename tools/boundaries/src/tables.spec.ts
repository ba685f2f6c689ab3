import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Domain, type House, readHouse } from './house';
import { tableUses } from './table-uses';
import { root } from './workspace';

jest.setTimeout(120_000);

interface Room {
  domain: string;
  tables: readonly string[];
  needs: readonly Room[];
}

let house: House;
let rooms: Room[];
let domains: [name: string, row: Domain][];
let uses: Map<string, ReturnType<typeof findUses>>;

const folders = readdirSync(join(root, 'libs')).filter((name) => existsSync(join(root, 'libs', name, 'tables')));

beforeAll(async () => {
  house = readHouse();
  domains = Object.entries(house.map.domains);
  const modules = await Promise.all(
    folders.map((name): Promise<Record<string, Room>> => import(join(root, 'libs', name, 'tables/src/index.ts'))),
  );
  rooms = modules.flatMap((module) => Object.values(module).filter((value) => typeof value === 'object'));
  uses = new Map(domains.map(([name]) => [name, findUses(name)]));
});

const ownerOf = (table: string) => rooms.find((room) => room.tables.includes(table))?.domain ?? '';
const allTables = () => rooms.flatMap(({ tables }) => tables);

/** The SQL of a domain, with the owner of each table it names. */
const usesOf = (domain: string) => uses.get(domain) ?? [];

function findUses(domain: string) {
  const folder = `libs/${domain}/server/src`;
  const found = existsSync(join(root, folder)) ? tableUses(folder, allTables()) : [];
  return found.map((use) => ({ ...use, owner: ownerOf(use.table) }));
}

describe('a room of tables', () => {
  test('bears the name of its folder', () => {
    expect(rooms.map(({ domain }) => domain)).toEqual(folders);
  });

  test('needs the ground, and others only where its row says that it reads them', () => {
    const needed = rooms
      .filter(({ domain }) => domain !== 'shared')
      .map(
        (room) => [room.domain, room.needs.map(({ domain }) => domain).filter((name) => name !== 'shared')] as const,
      );
    const unnamed = needed.filter(([domain, names]) =>
      names.some((name) => !house.map.domains[domain]?.reads?.includes(name)),
    );

    expect(unnamed).toEqual([]);
  });
});

describe('SQL', () => {
  test('reads tables of the ground, of its own column, and of those that its row names', () => {
    const strange = domains.flatMap(([name, { reads = [] }]) =>
      usesOf(name).filter(({ owner }) => ![name, 'shared', ...reads].includes(owner)),
    );

    expect(strange).toEqual([]);
  });

  test('writes tables of its own column alone, apart from what the map says of the ground', () => {
    const written = (name: string) => usesOf(name).filter(({ writes, owner }) => writes && owner !== name);
    const others = domains
      .map(([name]) => [name, [...new Set(written(name).map(({ table }) => table))]] as const)
      .filter(([, names]) => names.length > 0);

    expect(Object.fromEntries(others)).toEqual(house.map.writesOfTheGround);
  });

  test('of the ground names tables of the ground', () => {
    const uses = ['server-kit', 'database', 'testing-server'].flatMap((name) =>
      tableUses(`libs/shared/${name}/src`, allTables()),
    );

    expect(uses.filter(({ table }) => ownerOf(table) !== 'shared')).toEqual([]);
    expect(uses.filter(({ file }) => file.startsWith('libs/shared/database/'))).toEqual([]);
    expect(uses.length).toBeGreaterThan(20);
  });

  test('is seen by this spec: each table of a column is named by the SQL of its own', () => {
    const idle = rooms
      .filter(({ domain }) => domain !== 'shared')
      .flatMap(({ domain, tables }) => tables.filter((table) => !usesOf(domain).some((use) => use.table === table)));

    expect(idle).toEqual([]);
  });
});

describe('reads', () => {
  test('name no more than a domain imports: its tables refer to it, its SQL names it, or it calls the service that keeps it', () => {
    const calledBy = (name: string) =>
      house.arrows.filter(({ from }) => from === `${name}-server`).map(({ to }) => to.replace(/-server$/, ''));
    const needed = (name: string) =>
      rooms.find(({ domain }) => domain === name)?.needs.map(({ domain }) => domain) ?? [];
    const idle = domains.flatMap(([name, { reads = [] }]) => {
      const used = [...needed(name), ...usesOf(name).map(({ owner }) => owner), ...calledBy(name)];
      return reads.filter((owner) => !used.includes(owner)).map((owner) => `${name} reads ${owner}`);
    });

    expect(idle).toEqual([]);
  });

  test('are the arrows of the graph', () => {
    const drawn = domains.map(([name]) => {
      const own = house.projects.filter(({ tags }) => tags.includes(`scope:${name}`)).map((project) => project.name);
      const rooms = house.arrows
        .filter(({ from, to }) => own.includes(from) && to.endsWith('-tables') && !own.includes(to))
        .map(({ to }) => to.replace(/-tables$/, ''));
      return [name, [...new Set(rooms)].filter((room) => room !== 'shared').sort()];
    });

    expect(Object.fromEntries(drawn)).toEqual(
      Object.fromEntries(domains.map(([name, { reads = [] }]) => [name, [...reads].sort()])),
    );
  });
});
