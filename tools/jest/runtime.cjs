/**
 * Jest's runtime, which finds, reads, transforms and compiles what a spec file loads for that file alone, and what its project loads for that
 * project. Here a worker does so once for each module: its place, text and script are kept, and the script is run again in the context of
 * each spec file that loads it.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { keepFound, shareJest } = require('./keep-found.cjs');
const { keepScripts } = require('./keep-scripts.cjs');
const { keepTransformed } = require('./keep-transformed.cjs');
const { insteadOf } = require('./test-at-work.cjs');

const jestRuntime = createRequire(require.resolve('jest/package.json'))('jest-runtime');

const { compileFunction } = vm;
const scripts = keepScripts();

vm.compileFunction = (source, parameters, options) =>
  (options?.parsingContext && scripts.compile(source, parameters, options)) ??
  compileFunction(source, parameters, options);

/** What roles there are: a table that nobody writes to, made by code that takes a tenth of loading. */
const rolesOf = (from) => createRequire(from)('aria-query');

class KeepingRuntime extends jestRuntime.default {
  constructor(...given) {
    super(...given);
    scripts.forget();
    keepTransformed(this.transformCache);
    keepFound(this._resolution);
    shareJest(this.jestGlobals);
  }

  requireInternalModule(from, moduleName) {
    return insteadOf(from, moduleName) ?? super.requireInternalModule(from, moduleName);
  }

  requireModuleOrMock(from, moduleName) {
    return moduleName === 'aria-query' ? rolesOf(from) : super.requireModuleOrMock(from, moduleName);
  }
}

module.exports = { __esModule: true, default: KeepingRuntime };
