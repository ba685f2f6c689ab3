/**
 * docs/walls.md, the map for people, made from the map for machines: `node tools/boundaries/walls.mjs` compares the two and
 * fails where they differ, `--write` writes the file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { areaRoles, furtherAreas, nodePackages, rooms, servicesAsked, types, webPackages } from './domains.mjs';
import { allFacts, groundTeams, listed, roomPurposes } from './domain-facts.mjs';
import { root } from './house.mjs';

const file = join(root, 'docs/walls.md');

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const names = (list) => (list.length === 0 ? '-' : list.join(', '));
const code = (list) => list.map((name) => `\`${name}\``).join(', ');

function domainTable() {
  const facts = allFacts();
  const tellsTables = facts.some(({ reads }) => reads !== undefined);
  const rows = facts.map(({ name, area, team, rooms, asks, askedBy, reads, readBy }) => [
    name,
    area,
    team.replace('@freightdesk/', ''),
    names(rooms),
    names(asks.map(({ domain, what }) => (what === 'its contract' ? `${domain} (contract)` : domain))),
    names(askedBy),
    ...(tellsTables ? [names(reads ?? []), names(readBy ?? [])] : []),
  ]);
  const ofTables = tellsTables ? ['reads the tables of', 'its tables are read by'] : [];
  return table(['domain', 'area', 'team', 'rooms', 'may ask', 'is asked by', ...ofTables], rows);
}

const areaTable = () =>
  table(
    ['area', 'roles that its endpoints admit', 'may import projects of the areas'],
    Object.entries(areaRoles).map(([area, roles]) => [
      area,
      roles.length === areaRoles.common.length ? 'everyone who is signed in' : names(roles),
      names([...new Set([area, 'common', ...(furtherAreas[area] ?? [])])]),
    ]),
  );

const floorTable = () =>
  table(
    ['kind of project', 'may import'],
    Object.entries(types).map(([type, allowed]) => [type, names(allowed)]),
  );

const roomLines = () => Object.keys(rooms).map((room) => `- \`${room}\`: ${roomPurposes[room] ?? room}`);

export async function wantedWalls() {
  const text = `# The walls

Made from \`tools/boundaries/domains.mjs\` by \`node tools/boundaries/walls.mjs --write\`; a spec compares them. Why the walls
stand is in [decision 002](decisions/002-walls-and-canary.md). One domain in plain words: \`node tools/boundaries/explain.mjs banks\`.

## Domains

${domainTable()}

A domain is one folder of \`libs\` with one room for each of these:

${roomLines().join('\n')}

Beside what the table names, each may ask itself and the ground. Without "(contract)" it may ask every room that the floors
below let it import; a server asks another domain for its contract alone, whatever the table says, but
for ${listed(servicesAsked.map((tag) => tag.split(':')[1]))}, whose services others call in their own transaction.

## Areas

${areaTable()}

## Floors

${floorTable()}

- Never loaded by screens and what they are made of: ${code(nodePackages)}.
- Never loaded by servers and what they stand on: ${code(webPackages)}.
- Contracts and rules load neither. Builders and testing libraries are for specs.

## What no domain owns

${table(
  ['folder', 'team'],
  groundTeams().map(([folder, team]) => [`\`${folder}\``, team.replace('@freightdesk/', '')]),
)}
`;
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
}

export const committedWalls = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = await wantedWalls();
  if (process.argv.includes('--write')) writeFileSync(file, wanted);
  else if (committedWalls() !== wanted) {
    console.error('docs/walls.md differs from the map: run `node tools/boundaries/walls.mjs --write`.');
    process.exitCode = 1;
  }
}
