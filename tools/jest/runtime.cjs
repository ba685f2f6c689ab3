/**
 * Jest's runtime, which compiles what a spec file loads for that file alone. Here a worker compiles a module once: the script is
 * kept and run again in the context of each spec file that loads it.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');

const { compileFunction } = vm;
const kept = new Map();

/** What imports later asks the runtime of its own spec file; a program's first line must stand first. */
const isOfOneFile = (source) => source.includes('import(') || source.startsWith('#!');

function scriptOf(source, parameters, filename) {
  const known = kept.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  kept.set(filename, { source, parameters, script });
  return script;
}

vm.compileFunction = (source, parameters, options) =>
  options?.parsingContext === undefined || isOfOneFile(source)
    ? compileFunction(source, parameters, options)
    : scriptOf(source, parameters.join(), options.filename).runInContext(options.parsingContext);

module.exports = createRequire(require.resolve('jest/package.json'))('jest-runtime');
