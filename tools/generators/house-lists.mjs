/** The lists of the house that name every noun: who may do what, what the menu shows, which screens and writes are tried. */
import { adding, importing, membersAt, textAt } from './edits.mjs';
import { camel, sentence, shout } from './words.mjs';

export const permissionTable = 'libs/shared/access/src/permissions.ts';
const menu = 'apps/backoffice/src/navigation.spec.ts';
export const triedScreens = 'apps/backoffice-e2e/src/support/screens.data.ts';

/** The row of a list that holds a text. */
const rowOf = (text, list, held) => membersAt(text, list).find((row) => row.includes(`'${held}'`));

function addPermissions(plan, { noun, isForm, people }) {
  const names = [`${noun}.read`, ...(isForm ? [`${noun}.write`] : [])];
  const rows = names.map((name) => `'${name}': ${people}`).join(',\n');
  plan.edit(permissionTable, (text) => adding(text, 'permissions', rows));
}

/** `intlShipment` -> `intl-shipment`. */
const domainOf = (feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function firstTitleOf(plan, domain) {
  const face = `libs/${domain}/feature/src/index.ts`;
  return plan.has(face) ? textAt(plan.read(face), 'navigation.0.title') : undefined;
}

/** The menu is in the order of the features, so the new entry goes before the first of those that come later. */
function addToMenu(plan, { domain, nouns, people }) {
  const features = membersAt(plan.read('apps/backoffice/src/features.ts'), 'features');
  const later = features.slice(features.indexOf(camel(domain)) + 1);
  const titles = later.map((feature) => firstTitleOf(plan, domainOf(feature)));
  const [before] = titles.flatMap((title) => rowOf(plan.read(menu), 'specified', title) ?? []);
  plan.edit(menu, (text) => adding(text, 'specified', `{ title: '${shout(nouns)}', roles: ${people} }`, { before }));
}

/** The first noun of a column is its entry of the menu; those that follow are tabs of it, where it has tabs. */
function addNavigation(plan, facts) {
  const { domain, noun, nouns, paths, isInMenu } = facts;
  const face = `libs/${domain}/feature/src/index.ts`;
  const place = `path: ${paths}.${camel(nouns)}.href(), permission: ${camel(noun)}Access.read`;
  const tab = `{ title: '${sentence(nouns)}', ${place} }`;
  if (isInMenu) {
    const icon = "import CategoryIcon from '@mui/icons-material/CategoryOutlined';\n";
    const entry = `{ title: '${shout(nouns)}', ${place}, icon: CategoryIcon, tabs: [${tab}] }`;
    plan.edit(face, (text) => icon + adding(text, 'navigation', entry));
    addToMenu(plan, facts);
  } else if (membersAt(plan.read(face), 'navigation.0.tabs')) {
    plan.edit(face, (text) => adding(text, 'navigation.0.tabs', tab));
  }
}

function addScreen(plan, { domain, noun, nouns, paths, kind, people }) {
  const face = `libs/${domain}/feature/src/index.ts`;
  const route = `{
    path: ${paths}.${camel(nouns)}.pattern,
    handle: { permission: ${camel(noun)}Access.read, title: '${sentence(nouns)}' },
    lazy: () => import('./${noun}/${noun}-list-screen'),
  }`;
  plan.edit(face, (text) =>
    adding(importing(text, [`${camel(noun)}Access`, paths].sort(), `@freightdesk/${domain}-contract`), 'routes', route),
  );
  if (kind === 'view' && membersAt(plan.read(face), 'pages'))
    plan.edit(face, (text) => adding(text, 'pages', `'${noun.replaceAll('-', ' ')}': ${paths}.${camel(noun)}.href`));
  const row = `{ path: '/dashboard/${nouns}', roles: ${people} }`;
  plan.edit(triedScreens, (text) =>
    adding(text, 'screens', row, { before: rowOf(text, 'screens', '/dashboard/three') }),
  );
}

/** One valid request to each write, which the fault specs break and repeat. */
function addRequests(plan, { noun, isForm }) {
  if (!isForm) return;
  const named = `{ name: newName('${sentence(noun)}') }`;
  const add = `'/${noun}/add': async () => (${named})`;
  const update = `'/${noun}/update': async ({ by }) => ({ ...stamp(await by.done('/${noun}/add', ${named})), notes: 'Seen' })`;
  plan.edit('apps/api-faults/src/freight/masters.data.ts', (text) =>
    adding(text, 'masterRequests', `${add},\n${update}`),
  );
}

export function addToLists(plan, facts) {
  addPermissions(plan, facts);
  addNavigation(plan, facts);
  addScreen(plan, facts);
  addRequests(plan, facts);
}
