/** What the map and the disk say of one domain, for those who tell it: docs/walls.md and explain.mjs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaRoles, domains, furtherAreas, ground, rooms, servicesAsked } from './domains.mjs';
import { root } from './house.mjs';

/** What each kind of room is for; a room that is not named here is told by its name alone. */
export const roomPurposes = {
  contract: 'what both halves agree on',
  feature: 'screens',
  server: 'use cases and SQL',
  ui: 'parts that screens of other domains show',
  tables: 'the form of its tables, and how it came to be',
};

const everyRole = areaRoles.common;

/** @param {string[]} names */
export const listed = (names) =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const hasRoom = (domain, room) => existsSync(join(root, 'libs', domain, room, 'project.json'));

/** `scope:parties` -> its contract, its parts of screens and, of few, its service; `contract:banks` -> the contract alone. */
function asked(tag) {
  const [kind, domain] = tag.split(':');
  if (kind === 'contract') return { domain, what: 'its contract' };
  const ui = hasRoom(domain, 'ui') ? ['in screens the parts of its ui'] : [];
  const service = servicesAsked.includes(tag) ? ['in the server its service, in the same transaction'] : [];
  return { domain, what: ['its contract', ...ui, ...service].join('; ') };
}

/** @param {string} name */
export function factsOf(name) {
  const { area, team, mayAsk, reads } = domains[name];
  const others = Object.entries(domains).filter(([other]) => other !== name);
  const tables = others.some(([, row]) => row.reads) || reads !== undefined;
  return {
    name,
    folder: `libs/${name}`,
    rooms: [
      ...(existsSync(join(root, 'libs', name, 'project.json')) ? ['feature'] : []),
      ...Object.keys(rooms).filter((room) => existsSync(join(root, 'libs', name, room, 'project.json'))),
    ],
    area,
    team,
    roles: areaRoles[area],
    isForAll: areaRoles[area].length === everyRole.length,
    areas: [...new Set([area, 'common', ...(furtherAreas[area] ?? [])])],
    asks: mayAsk.map(asked),
    askedBy: others.flatMap(([other, row]) => row.mayAsk.filter((tag) => asked(tag).domain === name).map(() => other)),
    /** Undefined where the map does not say it. */
    reads: tables ? (reads ?? []) : undefined,
    readBy: tables ? others.filter(([, row]) => row.reads?.includes(name)).map(([other]) => other) : undefined,
  };
}

export const allFacts = () => Object.keys(domains).map(factsOf);
export const groundTeams = () => Object.entries(ground);
