/** The workspace as Nx sees it: every project with its tags, and every arrow between two projects. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {{ name: string, root: string, tags: string[], targets: string[] }} Project
 * @typedef {{ from: string, to: string }} Arrow
 * @returns {Promise<{ projects: Project[], arrows: Arrow[] }>}
 */
export async function readHouse() {
  process.env.NX_DAEMON = 'false';
  const { createProjectGraphAsync } = createRequire(import.meta.url)('@nx/devkit');
  const graph = await createProjectGraphAsync({ exitOnError: false });
  const byName = (one, other) => (one < other ? -1 : 1);
  const projects = Object.values(graph.nodes).map(({ name, data }) => ({
    name,
    root: data.root,
    tags: data.tags ?? [],
    targets: Object.keys(data.targets ?? {}),
  }));
  // Nx keeps no order, and what is the same must read the same.
  projects.sort((one, other) => byName(one.name, other.name));
  const arrows = Object.values(graph.dependencies)
    .flat()
    .filter(({ target, type }) => target in graph.nodes && type !== 'implicit')
    .map(({ source, target }) => ({ from: source, to: target }))
    .sort((one, other) => byName(`${one.from} ${one.to}`, `${other.from} ${other.to}`));
  return { projects, arrows };
}

/** @param {Project} project */
export const typeOf = (project) => project.tags.find((tag) => tag.startsWith('type:'))?.slice('type:'.length) ?? 'none';

/**
 * How many arrows run between each two kinds of project, as `feature -> ui`.
 * @param {{ projects: Project[], arrows: Arrow[] }} house
 * @returns {Record<string, number>}
 */
export function countArrows({ projects, arrows }) {
  const types = new Map(projects.map((project) => [project.name, typeOf(project)]));
  const kinds = arrows.map(({ from, to }) => `${types.get(from)} -> ${types.get(to)}`).sort();
  return kinds.reduce((counts, kind) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }), {});
}
