/**
 * SWC, whose output is kept by what is compiled and not by whose project asks for it, as Jest would: a library is compiled once
 * for all that import it.
 */
const { createHash } = require('node:crypto');
const { createRequire } = require('node:module');
const { version } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

/** Jest keeps what is compiled in a folder for each project, named by the project; here they have one. */
const perProject = /^jest-transform-cache-.*/;
const { default: HasteMap } = createRequire(require.resolve('@jest/transform'))('jest-haste-map');
const { getCacheFilePath } = HasteMap;
HasteMap.getCacheFilePath = (folder, name, ...more) =>
  getCacheFilePath(folder, name.replace(perProject, 'jest-transform-cache'), ...more);

const options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const keyOfAll = JSON.stringify([version, process.version, options]);

module.exports = {
  ...createTransformer(options),
  getCacheKey: (source, file, { instrument, supportsStaticESM }) =>
    createHash('sha1').update([keyOfAll, instrument, supportsStaticESM, file, source].join('\0')).digest('hex'),
};
