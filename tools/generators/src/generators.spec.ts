import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Check,
  emptyColumn,
  longChecks,
  mapChecks,
  nouns,
  refused,
  rooms,
  textChecks,
  types,
} from './generators.data';
import { changedBetween, copyHouse, type HouseCopy, root, runIn } from './house-copy';

// The long form makes a noun of every kind, and lints, types and tries all that feels what is made.
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

jest.setTimeout(isFull ? 40 * 60_000 : 300_000);

const madeNouns = Object.entries(nouns).filter(([kind]) => isFull || kind === 'view');

/** The rooms whose specs are run: all of them take their time, so the short form is content with the rules. */
const tried = [
  { name: 'toy-box-contract', folder: 'libs/toy-box/contract' },
  { name: 'toy-box-server', folder: 'libs/toy-box/server' },
  { name: 'toy-box', folder: 'libs/toy-box/feature' },
].slice(0, isFull ? 3 : 1);

const full = (further: readonly Check[]) => (isFull ? further : []);

let house: HouseCopy;

/** Each group of tests has a house of its own, which only its first step changes. */
function inHouse(change: () => void): void {
  beforeAll(() => {
    house = copyHouse();
    change();
  });
  afterAll(() => house.remove());
}

/** What a check has to say, and nothing where all is well. */
function problemOf({ script, args = [] }: Pick<Check, 'script' | 'args'>): string {
  const { status, stdout, stderr } = house.run(script, args);
  return status === 0 ? '' : `It ended with ${status}: ${stdout}${stderr}`;
}

/** What a command changes, and what it says. */
function making(...command: string[]) {
  const before = house.files();
  const { status, stdout, stderr } = house.make(...command);
  return { status, stdout, stderr, changed: changedBetween(before, house.files()) };
}

const outsideOf = (folder: string, paths: readonly string[]) => paths.filter((path) => !path.startsWith(folder));

describe('what does not fit', () => {
  let answers: readonly { said: string; isDone: boolean }[];

  // In the house itself: nothing is on disk before a command is known to fit.
  beforeAll(() => {
    const commands = refused.map(([, , ...command]) => command);
    answers = JSON.parse(runIn(root)('tools/generators/answers.mjs', [], JSON.stringify(commands)).stdout);
  });

  it.each(refused.map(([what, why], index) => ({ what, why, index })))('$what is refused in a sentence', (row) => {
    expect(answers[row.index]).toEqual({ said: expect.stringContaining(row.why), isDone: false });
  });
});

describe('an empty column', () => {
  let made: ReturnType<typeof making>;

  inHouse(() => {
    made = making(...emptyColumn);
  });

  it('has its rooms and stands in every list that names columns', () => {
    expect(made.stderr).toBe('');
    expect(outsideOf('libs/toy-box/', made.changed)).toEqual([
      '.github/CODEOWNERS',
      'apps/api/src/tables.ts',
      'apps/api/src/wiring.ts',
      'apps/backoffice/src/features.ts',
      'docs/walls.md',
      'libs/audit-names/src/index.ts',
      'tools/boundaries/domains.mjs',
      'tsconfig.base.json',
    ]);
    expect(made.changed.filter((path) => path.endsWith('/project.json'))).toEqual(
      rooms.map((room) => `libs/toy-box/${room}/project.json`),
    );
  });

  it.each([...mapChecks, ...full([...textChecks, ...types, ...longChecks])])(
    'leaves nothing to do by hand: $what',
    (check) => {
      expect(problemOf(check)).toBe('');
    },
  );

  it('is left as it is by a command that does not fit', () => {
    const { status, stderr, changed } = making('domain', 'doll-house', '--area=moon', '--team=banks');

    expect({ status, changed }).toEqual({ status: 1, changed: [] });
    expect(stderr).toContain("There is no area 'moon'. The areas: common, international,");
  });

  it('is told in plain words', () => {
    expect(house.run('tools/boundaries/explain.mjs', ['toy-box']).stdout).toContain(
      'toy-box lies in libs/toy-box and belongs to @freightdesk/banks',
    );
  });

  it('made once more changes nothing and says so', () => {
    const { status, stdout, changed } = making(...emptyColumn);

    expect({ status, changed }).toEqual({ status: 0, changed: [] });
    expect(stdout).toContain('The domain toy-box is there already: nothing was changed.');
  });
});

describe('a noun with its screen', () => {
  const made: ReturnType<typeof making>[] = [];

  inHouse(() => {
    house.make(...emptyColumn);
    made.push(...madeNouns.map(([, command]) => making(...command)));
  });

  it('stands in every list that names nouns', () => {
    expect(outsideOf('libs/toy-box/', made[0]?.changed ?? [])).toEqual([
      'apps/api-faults/src/freight/masters.data.ts',
      'apps/backoffice-e2e/src/support/screens.data.ts',
      'apps/backoffice/src/navigation.spec.ts',
      'libs/shared/access/src/permissions.ts',
      'tsconfig.base.json',
    ]);
  });

  it.each([...textChecks, ...types, ...full([...mapChecks, ...longChecks])])(
    'leaves nothing to do by hand: $what',
    (check) => {
      expect(problemOf(check)).toBe('');
    },
  );

  it('is laid out as everything is', () => {
    const files = made.flatMap(({ changed }) => changed);

    expect(problemOf({ script: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', ...files] })).toBe('');
  });

  it('made once more changes nothing and says so', () => {
    const { status, stdout, changed } = making(...(nouns['view'] ?? []));

    expect({ status, changed }).toEqual({ status: 0, changed: [] });
    expect(stdout).toContain('The noun paper-doll is in toy-box already: nothing was changed.');
  });

  it('asks its author for one thing each in rules, routes and screen, and all else is green', () => {
    const found = tried.map(({ name, folder }) => {
      house.run('tools/run/jest.mjs', [folder, name]);
      const file = join(house.root, 'test-results', `${name}.json`);
      const { numFailedTests }: { numFailedTests: number } = JSON.parse(readFileSync(file, 'utf8'));
      return [name, numFailedTests];
    });

    expect(found).toEqual(tried.map(({ name }) => [name, madeNouns.length]));
  });
});
