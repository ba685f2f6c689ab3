/**
 * Jest's runtime, which finds, reads, transforms and compiles what a spec file loads for that file alone, and what its project loads for that
 * project. Here a worker does so once for each module: its place, text and script are kept, and the script is run again in the context of
 * each spec file that loads it.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { keepFound, shareJest } = require('./keep-found.cjs');
const { keepTransformed } = require('./keep-transformed.cjs');

const jestRuntime = createRequire(require.resolve('jest/package.json'))('jest-runtime');

const { compileFunction } = vm;
const scripts = new Map();
/** How a module imports what it imports later: in the spec file that loaded it last, which is the one at work. */
const imports = new Map();

/** A program's first line must stand first. */
const isProgram = (source) => source.startsWith('#!');

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  if (isProgram(source)) return undefined;
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    ...(source.includes('import(') && { importModuleDynamically: (...asked) => imports.get(filename)(...asked) }),
  });
  scripts.set(filename, { source, parameters, script });
  return script;
}

vm.compileFunction = (source, parameters, options) => {
  const script = options?.parsingContext && scriptOf(source, parameters.join(), options.filename);
  if (!script) return compileFunction(source, parameters, options);
  imports.set(options.filename, options.importModuleDynamically);
  return script.runInContext(options.parsingContext);
};

/** What roles there are: a table that nobody writes to, made by code that takes a tenth of loading. */
const rolesOf = (from) => createRequire(from)('aria-query');

class KeepingRuntime extends jestRuntime.default {
  constructor(...given) {
    super(...given);
    keepTransformed(this.transformCache);
    keepFound(this._resolution);
    shareJest(this.jestGlobals);
  }

  requireModuleOrMock(from, moduleName) {
    return moduleName === 'aria-query' ? rolesOf(from) : super.requireModuleOrMock(from, moduleName);
  }
}

module.exports = { __esModule: true, default: KeepingRuntime };
