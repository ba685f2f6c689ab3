import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allTags, type House, type Project, readHouse } from './house';
import { root } from './workspace';

jest.setTimeout(120_000);

let house: House;

beforeAll(() => {
  house = readHouse();
});

const columnOf = (project: Project) => /^libs\/(?<domain>[^/]+)(?:\/(?<room>[^/]+))?$/.exec(project.root)?.groups ?? {};
const inColumns = () => house.projects.filter((project) => (columnOf(project)['domain'] ?? '') in house.map.domains);
const isFolder = (path: string) => existsSync(join(root, path));

describe('tags', () => {
  test('every project carries exactly one type, one scope and one area', () => {
    const wrong = house.projects.filter((project) => {
      const { type, scope, area } = allTags(project);
      return type.length !== 1 || scope.length !== 1 || area.length !== 1;
    });

    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('every type is one that has a wall', () => {
    const known = [...Object.keys(house.map.types)];
    const unknown = house.projects.filter((project) => !known.includes(allTags(project).type[0] ?? ''));

    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  test('a room of a column carries the scope and area of its domain, and the type of its room', () => {
    const carried = inColumns().map((project) => [project.name, allTags(project)]);
    const expected = inColumns().map((project) => {
      const { domain = '', room = 'feature' } = columnOf(project);
      return [
        project.name,
        {
          type: [house.map.rooms[room]],
          scope: [domain],
          area: [house.map.domains[domain]?.area],
          contract: room === 'contract' ? [domain] : [],
          tables: room === 'tables' ? [domain] : [],
        },
      ];
    });

    expect(carried).toEqual(expected);
  });

  test('what lies outside the columns claims no domain', () => {
    const outside = house.projects.filter((project) => !inColumns().includes(project));
    const scopes = new Set(outside.flatMap((project) => allTags(project).scope));

    expect([...scopes].sort()).toEqual(['app', 'shared']);
  });
});

describe('rooms', () => {
  test('every folder in libs is a domain or ground', () => {
    const unknown = readdirSync(join(root, 'libs'))
      .map((name) => `libs/${name}`)
      .filter((folder) => !(folder.slice('libs/'.length) in house.map.domains) && !(folder in house.map.ground));

    expect(unknown).toEqual([]);
  });

  test('the feature room bears the name of its domain, the others add the name of the room', () => {
    const names = inColumns().map(({ name }) => name);
    const expected = inColumns().map((project) => {
      const { domain, room = 'feature' } = columnOf(project);
      return room === 'feature' ? domain : `${domain}-${room}`;
    });

    expect(names).toEqual(expected);
  });

  test('every folder of a column is a project', () => {
    const roots = house.projects.map((project) => project.root);
    const columns = Object.keys(house.map.domains).filter((name) => isFolder(`libs/${name}`));
    const missing = columns
      .filter((name) => !roots.includes(`libs/${name}`))
      .flatMap((name) => readdirSync(join(root, 'libs', name)).map((room) => `libs/${name}/${room}`))
      .filter((folder) => !roots.includes(folder));

    expect(missing).toEqual([]);
  });

  test('every library is asked by its name, through its index', () => {
    const libraries = house.projects.filter((project) => project.root.startsWith('libs/'));
    const missing = libraries.filter(
      (project) => house.entries[`@freightdesk/${project.name}`]?.[0] !== `./${project.root}/src/index.ts`,
    );

    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('every project is linted and type-checked', () => {
    const unchecked = house.projects.filter(
      ({ targets }) => !targets.includes('lint') || !targets.includes('typecheck'),
    );

    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  test('a domain asks only domains that stand in the map', () => {
    const asked = Object.values(house.map.domains).flatMap(({ mayAsk }) => mayAsk.map((tag) => tag.split(':')[1]));

    expect(asked.filter((name) => name === undefined || !(name in house.map.domains))).toEqual([]);
  });
});

describe('whom a domain may ask', () => {
  /** `contract:x` is asked by importing that contract; `scope:x` by importing another of its rooms, or the contract alone would do. */
  const isAskedBy = (tag: string, project: Project) =>
    project.tags.includes(tag) && (!tag.startsWith('scope:') || allTags(project).contract.length === 0);

  test('is no wider than what it asks', () => {
    const byName = new Map(house.projects.map((project) => [project.name, project]));
    const asked = (domain: string) =>
      house.arrows
        .filter(({ from }) => byName.get(from)?.tags.includes(`scope:${domain}`))
        .flatMap(({ to }) => byName.get(to) ?? []);
    const idle = Object.entries(house.map.domains).flatMap(([domain, { mayAsk }]) =>
      mayAsk
        .filter((tag) => !asked(domain).some((project) => isAskedBy(tag, project)))
        .map((tag) => `${domain} may ask ${tag}`),
    );

    expect(idle).toEqual([]);
  });

  test('for its service is said of those whose services others call, and of nobody else', () => {
    const byName = new Map(house.projects.map((project) => [project.name, project]));
    const serviceOf = (name: string) => {
      const { type = [], scope = [] } = allTags(byName.get(name) ?? { name, root: '', tags: [], targets: [] });
      return type[0] === 'server' ? (scope[0] ?? '') : '';
    };
    const called = house.arrows
      .filter(({ from, to }) => serviceOf(from) && serviceOf(to) && serviceOf(from) !== serviceOf(to))
      .map(({ to }) => `scope:${serviceOf(to)}`);

    expect([...new Set(called)].sort()).toEqual(house.map.servicesAsked.toSorted());
  });
});

describe('owners', () => {
  test('CODEOWNERS says what the map says', () => {
    expect(house.owners.committed).toBe(house.owners.wanted);
  });

  test('every project lies under a line of its own team', () => {
    const folders = house.owners.lines.map(([pattern]) => pattern).filter((pattern) => pattern.endsWith('/'));
    const unowned = house.projects.filter(
      (project) => !folders.some((folder) => `/${project.root}/`.startsWith(folder)),
    );

    expect(unowned.map(({ name }) => name)).toEqual([]);
  });

  test('no line names a folder that does not exist', () => {
    const committed = house.owners.committed.split('\n').filter((line) => line.startsWith('/'));
    const folders = committed.map((line) => (line.split(/\s+/)[0] ?? '').replace(/[^/]*\*[^/]*$/, ''));

    expect(folders.filter((folder) => !isFolder(folder))).toEqual([]);
    expect(committed.length).toBeGreaterThan(10);
  });
});

describe('arrows', () => {
  test('run only where a wall lets them', () => {
    const kinds = Object.keys(house.arrowKinds).map((kind) => kind.split(' -> '));
    const unlawful = kinds.filter(([from = '', to = '']) => to !== 'testing' && !house.map.types[from]?.includes(to));

    expect(unlawful).toEqual([]);
  });

  // A new kind is a decision, not an accident: `node tools/boundaries/edges.mjs --write` puts it before a reviewer.
  test('are of the kinds that were reviewed', () => {
    expect(Object.keys(house.arrowKinds)).toEqual(house.reviewedKinds);
  });
});
