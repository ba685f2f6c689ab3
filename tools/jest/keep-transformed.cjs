/**
 * Jest reads each file anew for each spec file that loads it, and asks for what it is transformed to anew for each project. A worker keeps
 * both, as long as the file stays as it is.
 */
const { statSync } = require('node:fs');

const kept = new Map();

/** Has a cache of Jest's, which is of one spec file, answer out of what others before it asked for. */
function keepTransformed(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    // Of what is Jest's own the text itself is asked for.
    if (options?.isInternalModule) return transform(filename, options);
    const { mtimeMs } = statSync(filename);
    const known = kept.get(filename);
    if (known?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options);
      kept.set(filename, { mtimeMs, file: cache.transforms.get(filename) });
      return code;
    }
    const { file } = known;
    cache.transforms.set(filename, file);
    if (file.sourceMapPath) cache.sourceMaps.set(filename, file.sourceMapPath);
    return file.code;
  };
}

module.exports = { keepTransformed };
