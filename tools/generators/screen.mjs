/** What one more noun needs in its column, from its table to its screen. */
import { languages } from '../texts/homes.mjs';
import { adding, calling, exporting, importing } from './edits.mjs';
import { addToLists } from './house-lists.mjs';
import { facesOf, factsOf } from './noun-facts.mjs';
import { withEntries } from './plan.mjs';
import { entriesOf, tablesName } from './rooms.mjs';
import { addTexts, textsOf } from './texts.mjs';
import { camel, filled, pascal, respelled, sentence, snake, words } from './words.mjs';

const lowerFirst = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;

/** The noun's own files. A kind has those of the kinds before it; where it has one of the same name, its own. */
function addFiles(plan, { domain, noun, nouns, madeKinds, migration, answers }) {
  const names = { 'toy-box': domain, 'blue-widget': noun, 'blue-widgets': nouns };
  for (const [path, text] of madeKinds.flatMap((kind) => filled(kind, { names, kinds: madeKinds })))
    plan.write(`libs/${domain}/${path.replace('MIGRATION', migration)}`, text.replace('ROLES_AND_ANSWERS', answers));
}

function addToContract(plan, { domain, noun, nouns, paths, isForm, kind }) {
  const [one, One, Many] = [camel(noun), pascal(noun), pascal(nouns)];
  const faces = facesOf(domain);
  const inputs = isForm ? [`Add${One}Input`, `Update${One}Input`] : [];
  const calls = [
    `list${Many}`,
    ...(isForm ? [`add${One}`, `update${One}`] : []),
    ...(kind === 'view' ? [`get${One}`] : []),
  ];
  plan.edit(faces.contract, (text) => {
    const admitting = exporting(text, [`${one}Access`], `./${noun}/${noun}.access`);
    const called = exporting(admitting, calls.sort(), `./${noun}/${noun}.endpoints`);
    const listed = exporting(called, [`${one}List`], `./${noun}/${noun}.list`);
    return exporting(listed, [...inputs, One].sort(), `./${noun}/${noun}.schema`, 'type');
  });
  const schemas = [...inputs.map(lowerFirst), `${one}Schema`].sort();
  plan.grow(faces.schema, (text) => exporting(text, schemas, `./${noun}/${noun}.schema`));
  const builders = [...(isForm ? [`${one}Input`] : []), `${one}Row`];
  plan.grow(faces.testing, (text) => exporting(text, builders, `./${noun}/${noun}.builder`));
  plan.edit('tsconfig.base.json', (text) =>
    withEntries(text, entriesOf(domain, 'contract', ['schema', 'testing']), ['compilerOptions', 'paths']),
  );
  const place = `/dashboard/${nouns}`;
  const pages = [`${camel(nouns)}: { pattern: '${nouns}', href: () => '${place}' }`];
  if (kind === 'view') pages.push(`${one}: { pattern: '${nouns}', href: (id: string) => \`${place}?${noun}=\${id}\` }`);
  plan.edit(faces.paths, (text) => adding(text, paths, pages.join(',\n')));
  plan.edit(faces.auditNames, (text) => adding(text, 'auditNames.records', `'${words(noun)}': '${sentence(noun)}'`));
}

function addToServer(plan, { domain, noun, nouns, migration }) {
  const faces = facesOf(domain);
  const [tables, many] = [tablesName(domain), camel(nouns)];
  plan.edit(faces.tables, (text) => {
    const named = adding(text, `${tables}.tables`, `'${snake(noun)}'`);
    const migrated = adding(named, `${tables}.migrations`, `'${migration}': ${many}`);
    return importing(migrated, [`up as ${many}`], `./migrations/${migration}`);
  });
  plan.edit(faces.register, (text) => {
    const used = text.replace('_api: Api', 'api: Api').replace(/\n *\/\/ Each noun has its line here\./, '');
    const register = `register${pascal(nouns)}`;
    const called = calling(used, `register${pascal(domain)}`, `${register}(api);`);
    return importing(called, [register], `./${noun}/${noun}.routes`);
  });
}

function addSaid(plan, { domain, noun, nouns, called, isForm, isInMenu }) {
  const texts = languages.map((language) => [
    language,
    textsOf(language, { called: called[language], isForm, isInMenu }),
  ]);
  const spelled = respelled(JSON.stringify(Object.fromEntries(texts)), { 'blue-widget': noun, 'blue-widgets': nouns });
  addTexts(plan, domain, JSON.parse(spelled));
}

/** @param {{ kind: string, plural?: string, hindi: string, arabic: string }} options */
export function screen(plan, names, options) {
  const facts = factsOf(plan, names, options);
  if (facts.isThere) return `The noun ${facts.noun} is in ${facts.domain} already: nothing was changed.`;
  for (const add of [addFiles, addToContract, addToServer, addToLists, addSaid]) add(plan, facts);
  const { noun, domain } = facts;
  return `The noun ${noun} is made in ${domain}. Its rules, routes and screen have a red spec each: say what is true of it there.`;
}
