/** Spec files that `npm test` would pass by: each kind of file is run by one target, which its project must have. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.mjs';

const kinds = [
  { ending: /\.trial\.spec\.tsx?$/, target: 'trial' },
  { ending: /\.spec\.tsx?$/, target: 'test' },
  { ending: /\.e2e\.ts$/, target: 'e2e' },
];

function filesOf(project) {
  const folder = join(root, project.root, 'src');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
}

/** @param {readonly import('./house.mjs').Project[]} projects */
export const unrunSpecs = (projects) =>
  projects.flatMap((project) =>
    filesOf(project).flatMap((file) => {
      const kind = kinds.find(({ ending }) => ending.test(file));
      return kind === undefined || project.targets.includes(kind.target) ? [] : [`${project.root}/src/${file}`];
    }),
  );
