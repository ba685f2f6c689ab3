/** The map and the house it should describe, as one JSON value on stdout, for the specs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { committedFile, ownerLines, wantedFile } from './codeowners.mjs';
import { areaRoles, domains, ground, rooms, servicesAsked, types, writesOfTheGround } from './domains.mjs';
import { countArrows, readHouse, root } from './house.mjs';
import { unrunSpecs } from './unrun-specs.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
export async function describeHouse() {
  const house = await readHouse();
  return {
    ...house,
    arrowKinds: countArrows(house),
    unrunSpecs: unrunSpecs(house.projects),
    reviewedKinds: read('tools/boundaries/edges.json'),
    entries: read('tsconfig.base.json').compilerOptions.paths,
    map: { areaRoles, domains, ground, rooms, servicesAsked, types, writesOfTheGround },
    owners: { lines: ownerLines(), committed: committedFile(), wanted: wantedFile() },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(`\n${JSON.stringify(await describeHouse())}`);
