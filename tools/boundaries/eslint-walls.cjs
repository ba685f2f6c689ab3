/** ESLint's walls, made from the map in domains.mjs: by type (floors), by scope (columns) and by area (role areas). */
const { domains, types, webPackages, nodePackages } = require('./domains.mjs');

const webTypes = ['web-app', 'feature', 'widget', 'data-access', 'ui'];
const nodeTypes = ['api-app', 'server', 'server-kit', 'database'];

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

const columns = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  ...Object.entries(domains).map(([name, { mayAsk }]) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared', ...mayAsk],
  })),
];

const areaNames = [...new Set(Object.values(domains).map(({ area }) => area))];
const areas = areaNames.map((area) => ({
  sourceTag: `area:${area}`,
  onlyDependOnLibsWithTags: area === 'common' ? ['area:common'] : [`area:${area}`, 'area:common'],
}));

const wallsWith = (extraType) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints: [...floors(extraType), ...columns, ...areas],
  },
];

module.exports = {
  plugins: ['@nx'],
  overrides: [
    { files: ['*.ts', '*.tsx'], rules: { '@nx/enforce-module-boundaries': wallsWith([]) } },
    { files: ['*.spec.ts', '*.spec.tsx'], rules: { '@nx/enforce-module-boundaries': wallsWith(['testing']) } },
  ],
};
