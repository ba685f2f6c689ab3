/** An empty column: its row in the map, its rooms, and its place in the two apps that compose all columns. */
import { areaRoles, domains, ground } from '../boundaries/domains.mjs';
import { adding, addingInOrder, importing, isReserved } from './edits.mjs';
import { Refused, withEntries } from './plan.mjs';
import { entriesOf, knownTeams, roomFiles, tablesName } from './rooms.mjs';
import { camel, filled, isName, pascal, respelled } from './words.mjs';

const roomsMade = ['contract', 'feature', 'server', 'tables'];

function refuseWrong(name, { area, team }) {
  if (!isName(name) || isReserved(name))
    throw new Refused(`'${name}' is no name: small letters, with dashes between words, and no word of TypeScript.`);
  const areas = Object.keys(areaRoles).filter((known) => areaRoles[known].length > 0);
  if (!areas.includes(area)) throw new Refused(`There is no area '${area}'. The areas: ${areas.join(', ')}.`);
  const teams = knownTeams(ground);
  const [known] = teams.filter((one) => one === team || one === `@freightdesk/${team}`);
  if (known === undefined) throw new Refused(`There is no team '${team}'. The teams: ${teams.join(', ')}.`);
  return known;
}

function addToMap(plan, name, { area, team }) {
  const key = name.includes('-') ? `'${name}'` : name;
  const last = Object.keys(domains).findLast((other) => domains[other].area === area);
  const row = `${key}: { area: '${area}', team: '${team}', mayAsk: [] }`;
  plan.edit('tools/boundaries/domains.mjs', (text) => adding(text, 'domains', row, { after: last }));
}

function addRooms(plan, name, area) {
  for (const room of roomsMade) {
    for (const [path, text] of roomFiles(name, room, area)) plan.write(`libs/${name}/${path}`, text);
  }
  for (const [path, text] of filled('domain', { names: { 'toy-box': name } })) plan.write(`libs/${name}/${path}`, text);
  const entries = Object.assign({}, ...roomsMade.map((room) => entriesOf(name, room)));
  plan.edit('tsconfig.base.json', (text) => withEntries(text, entries, ['compilerOptions', 'paths']));
}

/** What each list of the apps gains. */
function addToApps(plan, name) {
  const [feature, tables, register] = [camel(name), tablesName(name), `register${pascal(name)}`];
  plan.edit('apps/api/src/tables.ts', (text) =>
    addingInOrder(importing(text, [tables], `@freightdesk/${name}-tables`), 'tables', tables),
  );
  plan.edit('apps/api/src/wiring.ts', (text) =>
    adding(importing(text, [register], `@freightdesk/${name}-server`), 'askingNobody', register),
  );
  plan.edit('apps/backoffice/src/features.ts', (text) =>
    adding(importing(text, [`feature as ${feature}`], `@freightdesk/${name}`), 'features', feature),
  );
  plan.edit('libs/audit-names/src/index.ts', (text) =>
    adding(importing(text, [`auditNames as ${feature}`], `@freightdesk/${name}-contract`), 'auditNames', feature),
  );
}

/** @param {{ area: string, team: string }} options */
export function domain(plan, [name = ''], options) {
  if (Object.hasOwn(domains, name)) return `The domain ${name} is there already: nothing was changed.`;
  const team = refuseWrong(name, options);
  const { area } = options;
  if (plan.has(`libs/${name}`)) throw new Refused(`libs/${name} is there, but no domain: choose another name.`);
  addToMap(plan, name, { area, team });
  addRooms(plan, name, area);
  addToApps(plan, name);
  return respelled('The column libs/toy-box is made. Its first screen: npm run new -- screen toy-box NOUN.', {
    'toy-box': name,
  });
}
