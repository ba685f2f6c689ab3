/**
 * ESLint's walls, made from the map in domains.mjs: by type (floors), by scope (columns) and by area (role areas), and
 * the entries a project may be asked through.
 */
const { domains, furtherAreas, servicesAsked, types, webPackages, nodePackages } = require('./domains.mjs');
const { compilerOptions } = require('../../tsconfig.base.json');

const webTypes = ['web-app', 'feature', 'widget', 'data-access', 'ui'];
const nodeTypes = ['api-app', 'server', 'server-kit', 'tables', 'database'];

const bannedFor = (type) => {
  if (webTypes.includes(type)) return nodePackages;
  if (nodeTypes.includes(type)) return webPackages;
  if (type === 'contract' || type === 'rules') return [...webPackages, ...nodePackages];
  return [];
};

const floors = (extraType) =>
  Object.entries(types).map(([type, allowed]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...allowed, ...extraType].map((name) => `type:${name}`),
    bannedExternalImports: bannedFor(type),
  }));

const tablesOf = (name) => `tables:${name}`;

const columns = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  ...Object.entries(domains).map(([name, { mayAsk, reads = [] }]) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared', ...mayAsk, ...reads.map(tablesOf)],
  })),
];

/** A server asks another column for its contract, never for its service: wiring.ts hands over functions. Few are excepted. */
const services = Object.entries(domains).map(([name, { mayAsk, reads = [] }]) => ({
  allSourceTags: ['type:server', `scope:${name}`],
  onlyDependOnLibsWithTags: [
    `scope:${name}`,
    'scope:shared',
    'type:contract',
    'type:rules',
    ...mayAsk.filter((tag) => servicesAsked.includes(tag)),
    ...reads.map(tablesOf),
  ],
}));

/** Whom a row of the map may ask is about contracts and screens; its tables refer to what it reads, and to no more. */
const forms = Object.entries(domains).map(([name, { reads = [] }]) => ({
  allSourceTags: ['type:tables', `scope:${name}`],
  onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared', ...reads.map(tablesOf)],
}));

const areaNames = [...new Set(Object.values(domains).map(({ area }) => area))];
/** An area is about what people may see; the form of a store knows no people, so `reads` alone decides about tables. */
const areas = areaNames.map((area) => ({
  sourceTag: `area:${area}`,
  onlyDependOnLibsWithTags: [
    ...[...new Set([area, 'common', ...(furtherAreas[area] ?? [])])].map((name) => `area:${name}`),
    'type:tables',
  ],
}));

const wallsWith = (extraType) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints: [...floors(extraType), ...columns, ...services, ...forms, ...areas],
  },
];

const named = Object.keys(compilerOptions.paths).filter((name) => name.split('/').length > 2);
const past = {
  regex: `^(?!(${named.join('|')})$)@freightdesk/[^/]+/`,
  message: 'Ask a project through an entry that tsconfig.base.json names; what lies behind it may change today.',
};
const testing = {
  regex: '^@freightdesk/[^/]+/testing$',
  message: 'Builders are for specs; the product never loads them.',
};
const yup = {
  regex: '^yup(/|$)',
  allowTypeImports: true,
  message: 'Schemas are written with @freightdesk/shared-endpoint/schema, so that every one is as strict as the next.',
};
const schemas = {
  regex: '(^|/)schema$|\\.schema$',
  allowTypeImports: true,
  message: 'The light entry of a contract is part of the first page: only its types may come from a schema.',
};
const node = { regex: '^node:', message: 'This code runs in the browser too.' };

const entries = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });
const specs = ['*.spec.ts', '*.spec.tsx'];
const forSpecs = [
  ...specs,
  '**/testing.ts',
  '*.builder.ts',
  '*.fixture.ts',
  '**/shared/testing-*/**/*.ts',
  '**/shared/testing-*/**/*.tsx',
];
const heavy = ['*.schema.ts', '**/schema.ts', ...forSpecs];

module.exports = {
  plugins: ['@nx', '@typescript-eslint'],
  settings: { 'import/resolver': { [require.resolve('./eslint-imports.cjs')]: {} } },
  overrides: [
    {
      files: ['*.ts', '*.tsx'],
      rules: { '@nx/enforce-module-boundaries': wallsWith([]), ...entries(past, testing, yup) },
    },
    {
      files: ['**/libs/*/feature/src/**', '**/libs/*/ui/src/**', '**/libs/*/contract/src/**'],
      rules: entries(past, testing, yup, node),
    },
    {
      files: ['**/libs/*/contract/src/**'],
      excludedFiles: heavy,
      rules: entries(past, testing, yup, node, schemas),
    },
    { files: forSpecs, rules: entries(past, yup) },
    { files: ['**/libs/shared/endpoint/src/**'], rules: entries(past, testing) },
    { files: specs, rules: { '@nx/enforce-module-boundaries': wallsWith(['testing']) } },
  ],
};
