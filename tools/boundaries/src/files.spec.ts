import { circlesIn } from './circles';
import { isProduct, isSpec, projectOf, readSourceFiles, type SourceFile } from './source-files';

jest.setTimeout(120_000);

let files: ReadonlyMap<string, SourceFile>;
let product: readonly SourceFile[];

beforeAll(() => {
  files = readSourceFiles();
  product = [...files.values()].filter(isProduct);
});

const foldersOf = (path: string): string[] => path.split('/').slice(0, -1);

/** The two folders side by side in which an import leaves and arrives; none where one folder lies in the other. */
function siblingsOf(from: string, to: string): { parent: string; leaves: string; arrives: string } | undefined {
  if (projectOf(from) !== projectOf(to)) return undefined;
  const [here, there] = [foldersOf(from), foldersOf(to)];
  const parting = here.findIndex((folder, depth) => folder !== there[depth]);
  const [leaves, arrives] = [here[parting], there[parting]];
  return leaves && arrives ? { parent: here.slice(0, parting).join('/'), leaves, arrives } : undefined;
}

/** Folders side by side, by the folder that holds them: which asks which. */
function folderArrows(): Map<string, Map<string, Set<string>>> {
  const parents = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of product) {
    for (const siblings of imports.flatMap((to) => siblingsOf(path, to) ?? [])) {
      const { parent, leaves, arrives } = siblings;
      const arrows = parents.get(parent) ?? new Map<string, Set<string>>();
      parents.set(parent, arrows.set(leaves, (arrows.get(leaves) ?? new Set()).add(arrives)));
    }
  }
  return parents;
}

/** Folders that are two sides of one matter, with the reason why neither can lie below the other. */
const intertwined: Readonly<Record<string, string>> = {
  'libs/intl-shipment/contract/src: jobcard, shipment':
    'A job shows its shipments; a shipment has the kinds of its job.',
  'libs/intl-shipment/server/src: jobcard, shipment': 'A job opens its shipments; their states move the job on.',
};

describe('the files of the house', () => {
  test('stand in no circle, not even by types', () => {
    const arrows = new Map([...files].map(([path, { imports }]) => [path, imports]));

    expect(circlesIn(arrows)).toEqual([]);
    expect(files.size).toBeGreaterThan(1_000);
  });

  test('lie in folders that ask each other in one direction', () => {
    const mutual = [...folderArrows()].flatMap(([parent, arrows]) =>
      circlesIn(arrows).map((folders) => `${parent}: ${folders.join(', ')}`),
    );

    expect(mutual.sort()).toEqual(Object.keys(intertwined));
  });

  test('a circle is found, whoever began it', () => {
    const arrows = new Map([
      ['root', ['a', 'c']],
      ['a', ['b', 'leaf']],
      ['b', ['a', 'alone']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c', 'b']],
      ['alone', []],
    ]);

    expect(circlesIn(arrows)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });
});

/** Fewer lines than these are a part of some other file, unless something says why not. */
const short = 10;

/** Names that say why a file is short: the faces of a project, and what has to lie in a file of its own. */
const kinds: Readonly<Record<string, RegExp>> = {
  'what a project shows of itself': /\/src\/(?:index|testing|schema|paths)\.ts$/,
  'a step of the store, once and for all': /\/migrations\//,
  'what a service keeps and reads': /\/server\/src\/tables\.ts$/,
  'the only kind of file with SQL': /\.repository\.ts$/,
  'a table that grows by rows': /\.data\.ts$/,
};

/** Short files that nothing above speaks for, each with its reason. */
const excepted: Readonly<Record<string, string>> = {
  'apps/api/src/backup.ts': 'A program of its own.',
  'apps/api/src/base-backup.ts': 'A program of its own.',
  'apps/api/src/recover.ts': 'A program of its own.',
  'apps/api/src/restore.ts': 'A program of its own.',
  'apps/backoffice/src/texts/dictionaries.ts': 'The languages, each of which fetches its own file.',
  'libs/reports/server/src/expenses/read-expenses.ts': 'A use case has a file of its own.',
  'libs/reports/server/src/job-profit/read-job-profit.ts': 'A use case has a file of its own.',
  'libs/shell-layout/src/palette.ts':
    'An entry of its own: the page fetches the dialog, a spec in another library shows it.',
};

describe('a file of under ten lines', () => {
  /** Shared by two files or shown to others, fetched alone, or tried alone: then it can be part of no other file. */
  function standsAlone({ path }: SourceFile): boolean {
    const users = [...files.values()].filter((user) => !isSpec(user.path) && user.imports.includes(path));
    const isShared = users.length > 1 || users.some((user) => user.path.endsWith('/src/index.ts'));
    const isChunk = users.some((user) => user.chunks.includes(path));
    return isShared || isChunk || files.has(path.replace(/\.tsx?$/, '.spec.ts'));
  }

  test('is no detour: it has a reason', () => {
    const unspoken = product
      .filter(({ path, lines }) => lines < short && !Object.values(kinds).some((name) => name.test(path)))
      .filter((file) => !standsAlone(file))
      .map(({ path }) => path);

    expect(unspoken.sort()).toEqual(Object.keys(excepted));
  });
});
