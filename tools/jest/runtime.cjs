/**
 * Jest's runtime, which reads, transforms and compiles what a spec file loads for that file alone, and what its project loads for that
 * project. Here a worker does so once for each module: its text and its script are kept, and the script is run again in the context of each
 * spec file that loads it.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { keepTransformed } = require('./keep-transformed.cjs');

const jestRuntime = createRequire(require.resolve('jest/package.json'))('jest-runtime');

const { compileFunction } = vm;
const scripts = new Map();

/** What imports later asks the runtime of its own spec file; a program's first line must stand first. */
const isOfOneFile = (source) => source.includes('import(') || source.startsWith('#!');

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  if (isOfOneFile(source)) return undefined;
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, parameters, script });
  return script;
}

vm.compileFunction = (source, parameters, options) => {
  const script = options?.parsingContext && scriptOf(source, parameters.join(), options.filename);
  return script ? script.runInContext(options.parsingContext) : compileFunction(source, parameters, options);
};

class KeepingRuntime extends jestRuntime.default {
  constructor(...given) {
    super(...given);
    keepTransformed(this.transformCache);
  }
}

module.exports = { __esModule: true, default: KeepingRuntime };
