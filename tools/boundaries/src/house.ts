import { lastLine, run } from './workspace';

export interface Project {
  readonly name: string;
  readonly root: string;
  readonly tags: readonly string[];
  readonly targets: readonly string[];
}

export interface Domain {
  readonly area: string;
  readonly team: string;
  readonly mayAsk: readonly string[];
  readonly reads?: readonly string[];
}

export interface House {
  readonly projects: readonly Project[];
  readonly arrows: readonly { from: string; to: string }[];
  readonly arrowKinds: Record<string, number>;
  readonly unrunSpecs: readonly string[];
  readonly reviewedKinds: readonly string[];
  readonly entries: Record<string, readonly string[]>;
  readonly map: {
    readonly areaRoles: Record<string, readonly string[]>;
    readonly domains: Record<string, Domain>;
    readonly ground: Record<string, string>;
    readonly rooms: Record<string, string>;
    readonly servicesAsked: readonly string[];
    readonly types: Record<string, readonly string[]>;
    readonly writesOfTheGround: Record<string, readonly string[]>;
  };
  readonly owners: {
    readonly lines: readonly [pattern: string, team: string][];
    readonly committed: string;
    readonly wanted: string;
  };
}

/** What Nx finds on disk, beside what the map says should be there. */
export function readHouse(): House {
  const house: House = JSON.parse(lastLine(run('tools/boundaries/describe-house.mjs')));
  return house;
}

const tagsOf = (project: Project, kind: string) =>
  project.tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));

/** The tags of one kind; a healthy project has one of each of type, scope and area. */
export const allTags = (project: Project) => ({
  type: tagsOf(project, 'type'),
  scope: tagsOf(project, 'scope'),
  area: tagsOf(project, 'area'),
  contract: tagsOf(project, 'contract'),
  tables: tagsOf(project, 'tables'),
});
