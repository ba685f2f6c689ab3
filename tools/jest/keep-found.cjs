/**
 * Jest looks for what a file imports anew for each spec file and each project, and makes anew for each file that it loads what the file
 * may ask of `jest`. A worker keeps where it found what, and all that packages load has one `jest`.
 */
const { sep } = require('node:path');

const ofPackages = `${sep}node_modules${sep}`;

/** Places that outlive the spec file, at whose end Jest empties its own. */
class Kept extends Map {
  clear() {}
}

const kept = new Map();

/** Has what finds modules for one spec file go by what was found before under the same conditions (a browser's, or Node's). */
function keepFound(resolution) {
  if (!(resolution.cjsCache instanceof Map))
    throw new Error('Jest keeps elsewhere where it found what a file imports.');
  const conditions = resolution.cjsConditions.join();
  if (!kept.has(conditions)) kept.set(conditions, new Kept());
  resolution.cjsCache = kept.get(conditions);
}

/** Has packages share one `jest`: what it does goes by the file that asks in mocks alone, of which a package makes none. */
function shareJest(globals) {
  const jestObjectFor = globals.jestObjectFor.bind(globals);
  globals.jestObjectFor = (from) => jestObjectFor(from.includes(ofPackages) ? ofPackages : from);
}

module.exports = { keepFound, shareJest };
