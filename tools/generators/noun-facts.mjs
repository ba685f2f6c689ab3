/** What is told of a new noun, held against the house: its names, its people, its place among the migrations. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { domains } from '../boundaries/domains.mjs';
import { root } from '../boundaries/house.mjs';
import { isReserved, membersAt } from './edits.mjs';
import { permissionTable, triedScreens } from './house-lists.mjs';
import { Refused } from './plan.mjs';
import { isName, pascal, pluralOf } from './words.mjs';

const kinds = ['list', 'form', 'view'];
const roles = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'];

/** Whom a new noun admits, by its area and as the permission table calls them; who knows the noun says it more closely. */
const admitted = {
  common: { people: 'everyone', ofThem: roles },
  international: { people: 'international', ofThem: ['ADMIN', 'INTERNATIONAL'] },
  domestic: { people: 'domestic', ofThem: ['ADMIN', 'DOMESTIC'] },
  accounts: { people: 'accounts', ofThem: ['ADMIN', 'ACCOUNT'] },
  admin: { people: 'admin', ofThem: ['ADMIN'] },
};

export const facesOf = (domain) => ({
  contract: `libs/${domain}/contract/src/index.ts`,
  schema: `libs/${domain}/contract/src/schema.ts`,
  testing: `libs/${domain}/contract/src/testing.ts`,
  paths: `libs/${domain}/contract/src/paths.ts`,
  auditNames: `libs/${domain}/contract/src/audit-names.ts`,
  feature: `libs/${domain}/feature/src/index.ts`,
  register: `libs/${domain}/server/src/register-${domain}.ts`,
  tables: `libs/${domain}/tables/src/index.ts`,
});

/** Words that SQL keeps for itself and TypeScript does not: no table can bear them bare. */
const ofSql =
  /^(?:all|and|any|array|as|asc|check|column|constraint|create|desc|distinct|end|except|from|grant|group|having|into|limit|not|offset|on|only|or|order|references|select|some|table|then|to|union|unique|user|using|when|where|window)$/;

const tableRooms = () =>
  readdirSync(join(root, 'libs'))
    .map((name) => (name === 'shared' ? 'libs/shared/tables' : `libs/${name}/tables`))
    .filter((room) => existsSync(join(root, room)));

const hasTable = (plan, noun) =>
  tableRooms().some((room) =>
    plan.read(`${room}/src/tables.generated.ts`).includes(`interface ${pascal(noun)}Table {`),
  );

function refuseWrong(plan, { domain, noun, nouns, kind, hindi, arabic }) {
  const { schema: _schema, testing: _testing, ...needed } = facesOf(domain);
  const missing = Object.values(needed).find((path) => !plan.has(path));
  const why = [
    [!isName(noun) || !isName(nouns), `'${noun}' is no name: small letters, with dashes between words.`],
    [noun === nouns, `One ${noun} and many are called alike: give --plural another name.`],
    [
      ofSql.test(noun) || isReserved(noun),
      `'${noun}' is a word of SQL or TypeScript: say which one, such as customs-${noun}.`,
    ],
    [!kinds.includes(kind), `There is no kind '${kind}'. The kinds: ${kinds.join(', ')}.`],
    [missing, `There is no ${missing}: screens are made in columns that have all four rooms.`],
    [!admitted[domains[domain].area], `The area ${domains[domain].area} has no people to show a screen to.`],
    [
      hasTable(plan, noun) || membersAt(plan.read(permissionTable), 'permissions').includes(`${noun}.read`),
      `Another column has a ${noun} already: one word per thing.`,
    ],
    [plan.read(triedScreens).includes(`'/dashboard/${nouns}'`), `There is a page ${nouns} already: say --plural.`],
    [!hindi || !arabic, 'Say what one and many are called: --hindi=ONE/MANY and --arabic=ONE/MANY.'],
  ].find(([isSo]) => isSo);
  if (why) throw new Refused(why[1]);
}

/** The next number of the house's migrations, which run in the order of their names. */
function migrationOf(noun) {
  const folders = tableRooms().map((room) => join(root, room, 'src/migrations'));
  const [last] = folders
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .sort()
    .slice(-1);
  const [, day, number] = /^(\d{4}-\d\d-\d\d)-(\d{3})/.exec(last);
  const today = new Date().toISOString().slice(0, 10);
  const next = today > day ? `${today}-010` : `${day}-${String(Math.floor(number / 10) * 10 + 10).padStart(3, '0')}`;
  return `${next}-${noun}`;
}

const answersOf = (area) =>
  roles.map((role) => `['${role}', ${admitted[area].ofThem.includes(role) ? 200 : 403}]`).join(',\n');

const pathsIn = (text) => /export const (\w+Paths)\b/.exec(text)?.[1] ?? '';

export function factsOf(plan, [domain = '', noun = ''], { plural, kind = '', hindi = '', arabic = '' }) {
  if (!Object.hasOwn(domains, domain))
    throw new Refused(`There is no domain '${domain}'. The domains: ${Object.keys(domains).join(', ')}.`);
  const isThere = isName(noun) && plan.has(`libs/${domain}/contract/src/${noun}`);
  if (isThere) return { domain, noun, isThere };
  const nouns = plural ?? pluralOf(noun);
  refuseWrong(plan, { domain, noun, nouns, kind, hindi, arabic });
  const { area } = domains[domain];
  const madeKinds = kinds.slice(0, kinds.indexOf(kind) + 1);
  return {
    ...{ domain, noun, nouns, kind, madeKinds, isThere },
    isForm: madeKinds.includes('form'),
    /** Whether the column has a menu that waits for its first entry. */
    isInMenu: membersAt(plan.read(facesOf(domain).feature), 'navigation')?.length === 0,
    paths: pathsIn(plan.read(facesOf(domain).paths)),
    people: admitted[area].people,
    answers: answersOf(area),
    called: { hi: hindi, ar: arabic },
    migration: migrationOf(noun),
  };
}
