/**
 * Which projects an edit of a file wakes: `node tools/boundaries/affected.mjs FILE...`. Nx is asked as by
 * `nx show projects --affected --files=FILE`, once for all files; the last line is JSON, for the spec.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

process.env.NX_DAEMON = 'false';
const require = createRequire(import.meta.url);
const { createProjectGraphAsync } = require('@nx/devkit');
const { filterAffected } = require(
  join(dirname(require.resolve('nx/package.json')), 'dist/src/project-graph/affected/affected-project-graph.js'),
);

const graph = await createProjectGraphAsync({ exitOnError: false });

async function wokenBy(file) {
  const { nodes } = await filterAffected(graph, [{ file, hash: '', getChanges: () => [] }]);
  return Object.keys(nodes).sort();
}

const answer = {};
for (const file of process.argv.slice(2)) {
  answer[file] = await wokenBy(file);
  console.log(`${String(answer[file].length).padStart(4)}  ${file}`);
}
console.log(JSON.stringify(answer));
