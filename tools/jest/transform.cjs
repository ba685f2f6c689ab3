/**
 * SWC, whose output is kept by what is compiled and not by whose project asks for it, as Jest would: a library is compiled once
 * for all that import it.
 */
const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

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
