/**
 * What the specs of the generators stand on beside their own folder, as one hash on stdout: the lists that are edited, and the
 * ground that what is made is compiled against. Nx asks for it to know whether they must run again; as inputs these files would
 * wake them with every edit of the ground.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../boundaries/house.mjs';

const lists = [
  'apps/api-faults/src/freight/masters.data.ts',
  'apps/api/src/tables.ts',
  'apps/api/src/wiring.ts',
  'apps/backoffice-e2e/src/support/screens.data.ts',
  'apps/backoffice/src/features.ts',
  'apps/backoffice/src/navigation.spec.ts',
  'libs/audit-names/src/index.ts',
];
const ground = ['libs/shared', 'libs/data-access-api'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const isCode = (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);

const hash = createHash('sha256');
for (const file of [...lists, ...ground.filter(isCode).sort()]) hash.update(readFileSync(join(root, file)));
process.stdout.write(hash.digest('hex'));
