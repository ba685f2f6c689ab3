export const emptyColumn = ['domain', 'toy-box', '--area=accounts', '--team=banks'];
const called = ['--hindi=गुड़िया/गुड़ियाँ', '--arabic=دمية/دمى'];
/** Of one word and of two, with an article of their own, with a plural of their own. */
export const nouns: Readonly<Record<string, string[]>> = {
  view: ['screen', 'toy-box', 'paper-doll', '--kind=view', ...called],
  form: ['screen', 'toy-box', 'abacus', '--kind=form', ...called],
  list: ['screen', 'toy-box', 'sheep', '--kind=list', '--plural=flock', ...called],
};
export const rooms = ['contract', 'feature', 'server', 'tables'];
export interface Check {
  readonly what: string;
  readonly script: string;
  readonly args?: readonly string[];
}

/** Whatever tells that something is left to be done by hand. */
export const mapChecks: readonly Check[] = [
  { what: 'CODEOWNERS', script: 'tools/boundaries/codeowners.mjs' },
  { what: 'the walls for people', script: 'tools/boundaries/walls.mjs' },
];
export const textChecks: readonly Check[] = [{ what: 'the texts', script: 'tools/run/missing-texts.mjs' }];
const typesOf = (folder: string): Check => ({
  what: `the types of ${folder}`,
  script: 'node_modules/typescript7/bin/tsc',
  args: ['-p', `${folder}/tsconfig.json`],
});
const specsOf = (name: string, folder: string, ...patterns: string[]): Check => ({
  what: `the specs of ${name}`,
  script: 'tools/run/jest.mjs',
  args: [folder, name, ...patterns],
});
export const types = rooms.map((room) => typesOf(`libs/toy-box/${room}`));
const apps = ['api', 'backoffice', 'api-faults', 'backoffice-e2e'];
const toLint = [
  'toy-box',
  ...['contract', 'server', 'tables'].map((room) => `toy-box-${room}`),
  ...apps,
  'shared-access',
];
export const longChecks: readonly Check[] = [
  ...apps.map((app) => typesOf(`apps/${app}`)),
  { what: 'lint', script: 'node_modules/nx/dist/bin/nx.js', args: ['run-many', '-t', 'lint', '-p', toLint.join()] },
  specsOf('boundaries', 'tools/boundaries'),
  specsOf('shared-access', 'libs/shared/access'),
  specsOf('backoffice', 'apps/backoffice'),
  specsOf('api', 'apps/api', 'access', 'tables', 'fuzz'),
];

/** What does not fit the house, and a part of the sentence that says so. */
const locker = ['screen', 'banks', 'locker'];
export const refused: readonly [what: string, why: string, ...command: string[]][] = [
  ['what is no generator', 'Say what is to be made: domain or screen.', 'castle'],
  ['an option that is none', "Unknown option '--force'", ...emptyColumn, '--force'],
  ['a column in an area that is none', "no area 'moon'", 'domain', 'doll-house', '--area=moon', '--team=banks'],
  ['a column that nobody may see', "no area 'demo'", 'domain', 'doll-house', '--area=demo', '--team=banks'],
  ['a column of a team that is none', "no team 'moon'", 'domain', 'doll-house', '--area=accounts', '--team=moon'],
  ['a column of no team', 'There is no team', 'domain', 'doll-house', '--area=accounts'],
  ['a column of a name that is none', "'Dolls' is no name", 'domain', 'Dolls', '--area=accounts', '--team=banks'],
  ['a column where the ground lies', 'libs/shared is there', 'domain', 'shared', '--area=accounts', '--team=banks'],
  ['a screen in no column', "no domain 'moon'", 'screen', 'moon', 'locker', '--kind=list', ...called],
  ['a screen where there are none', 'all four rooms', 'screen', 'search', 'levy', '--kind=list', ...called],
  ['a screen of no kind', "no kind 'hologram'", ...locker, '--kind=hologram', ...called],
  ['a screen that only English has words for', '--hindi=ONE/MANY', ...locker, '--kind=list'],
  ['a noun that another column has', 'one word per thing', 'screen', 'banks', 'voucher', '--kind=list', ...called],
  ['a noun that SQL keeps for itself', 'a word of SQL', 'screen', 'banks', 'order', '--kind=list', ...called],
  ['a noun that TypeScript keeps for itself', 'or TypeScript', 'screen', 'banks', 'enum', '--kind=list', ...called],
  ['a noun like its plural', 'called alike', ...locker, '--kind=list', '--plural=locker', ...called],
  ['a page that is there', 'a page reports already', ...locker, '--kind=list', '--plural=reports', ...called],
];
