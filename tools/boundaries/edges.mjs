/**
 * The kinds of arrow the house has: `node tools/boundaries/edges.mjs` prints and counts them, `--write` accepts the present
 * ones in edges.json. A new kind of arrow is then a line that somebody reviews.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countArrows, readHouse, root } from './house.mjs';

const house = await readHouse();
const counts = countArrows(house);
for (const [kind, count] of Object.entries(counts)) console.log(`${String(count).padStart(5)}  ${kind}`);
console.log(`${String(house.arrows.length).padStart(5)}  arrows between ${house.projects.length} projects`);

if (process.argv.includes('--write')) {
  writeFileSync(join(root, 'tools/boundaries/edges.json'), `${JSON.stringify(Object.keys(counts), null, 2)}\n`);
}
