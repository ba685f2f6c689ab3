/** The project files of a room: what Nx, TypeScript and Jest are told of it. */
import { domains, rooms } from '../boundaries/domains.mjs';
import { camel } from './words.mjs';

const lines = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What a server's specs and a screen's specs need beside the preset. */
const settings = {
  server: { globalSetup: 'server-global-setup.cjs', globalTeardown: 'server-global-teardown.cjs' },
  feature: { testEnvironment: 'web-environment.cjs', setupFilesAfterEnv: ['web-setup.ts'] },
};
const inTools = (name) => (Array.isArray(name) ? name.map(inTools) : `../../../tools/jest/${name}`);
const inScreens = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['jest', 'node', '@testing-library/jest-dom'] };

export const projectOf = (domain, room) => (room === 'feature' ? domain : `${domain}-${room}`);

/** Tables have no specs of their own: what they make is tried by the server's, and by the app's over the whole store. */
const isTested = (room) => room !== 'tables';

function projectJson(domain, room, area) {
  const marks = room === 'contract' || room === 'tables' ? [`${room}:${domain}`] : [];
  return lines({
    name: projectOf(domain, room),
    $schema: '../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    sourceRoot: `libs/${domain}/${room}/src`,
    tags: [`type:${rooms[room]}`, `scope:${domain}`, `area:${area}`, ...marks],
    targets: { lint: {}, typecheck: {}, ...(isTested(room) && { test: {} }) },
  });
}

function jestConfig(domain, room) {
  const given = Object.entries(settings[room] ?? {}).map(([name, value]) => [name, inTools(value)]);
  const whole = {
    displayName: projectOf(domain, room),
    preset: inTools('jest.preset.js'),
    ...Object.fromEntries(given),
  };
  return `module.exports = ${lines(whole)}`;
}

const tsconfig = (room) =>
  lines({
    extends: '../../../tsconfig.base.json',
    compilerOptions:
      room === 'feature' ? inScreens : { lib: ['ES2023'], types: isTested(room) ? ['jest', 'node'] : ['node'] },
    include: ['src'],
  });

/** @returns {[path: string, text: string][]} */
export const roomFiles = (domain, room, area) => [
  [`${room}/project.json`, projectJson(domain, room, area)],
  [`${room}/tsconfig.json`, tsconfig(room)],
  ...(isTested(room) ? [[`${room}/jest.config.cjs`, jestConfig(domain, room)]] : []),
];

/** The names by which others ask a room: its own, and `further` ones such as `schema`. */
export const entriesOf = (domain, room, further = []) =>
  Object.fromEntries(
    ['index', ...further].map((entry) => [
      `@freightdesk/${projectOf(domain, room)}${entry === 'index' ? '' : `/${entry}`}`,
      [`./libs/${domain}/${room}/src/${entry}.ts`],
    ]),
  );

export const tablesName = (domain) => `${camel(domain)}Tables`;
export const knownTeams = (ground) => [
  ...new Set([...Object.values(domains).map(({ team }) => team), ...Object.values(ground)]),
];
