/**
 * Jest compiles what a spec file loads for that file alone. A worker keeps each script and runs it again in the context of each spec file
 * that loads it, and keeps nothing of that file: what imports later does so by way of a function that holds the whole page or server.
 */
const vm = require('node:vm');

/** A program's first line must stand first. */
const isProgram = (source) => source.startsWith('#!');
const isImporting = (source) => source.includes('import(');

/**
 * `compile` is `vm.compileFunction` for a module in a context; undefined where a script can't be kept. `forget` is to be called when another
 * spec file begins.
 */
function keepScripts() {
  const scripts = new Map();
  /** How a module imports what it imports later: in the spec file at work. */
  const imports = new Map();

  function importLater(filename, asked) {
    const importing = imports.get(filename);
    return importing
      ? importing(...asked)
      : Promise.reject(new Error(`${filename} imports after its spec file ended.`));
  }

  function scriptOf(source, parameters, filename) {
    const known = scripts.get(filename);
    if (known?.source === source && known.parameters === parameters) return known.script;
    const head = `(function (${parameters}) {`;
    const script = new vm.Script(`${head}${source}\n})`, {
      filename,
      columnOffset: -head.length,
      ...(isImporting(source) && { importModuleDynamically: (...asked) => importLater(filename, asked) }),
    });
    scripts.set(filename, { source, parameters, script });
    return script;
  }

  return {
    compile(source, parameters, { filename, parsingContext, importModuleDynamically }) {
      if (isProgram(source)) return undefined;
      if (isImporting(source)) imports.set(filename, importModuleDynamically);
      return scriptOf(source, parameters.join(), filename).runInContext(parsingContext);
    },
    forget: () => imports.clear(),
  };
}

module.exports = { keepScripts };
