/** `node tools/boundaries/explain.mjs banks`: what the map says of a domain, in plain words. */
import { domains } from './domains.mjs';
import { factsOf, listed, roomPurposes } from './domain-facts.mjs';

const name = process.argv[2];
if (name === undefined || !Object.hasOwn(domains, name)) {
  console.error(`Name one domain of these: ${Object.keys(domains).join(', ')}.`);
  process.exit(1);
}

const { folder, rooms, area, team, roles, isForAll, areas, asks, askedBy, reads, readBy } = factsOf(name);
const admitted = isForAll ? 'everyone who is signed in' : listed(roles);
const sentences = [
  `${name} lies in ${folder} and belongs to ${team}, who approve each change of it.`,
  rooms.length === 0 ? 'It has no rooms: its row keeps the place.' : 'Its rooms:',
  ...rooms.map((room) => `  ${room}: ${roomPurposes[room] ?? room}`),
  `It stands in the area ${area}, whose endpoints admit ${admitted}; its own permissions may admit fewer.`,
  `Beside itself and the ground it may ask projects of the areas ${listed(areas)}:`,
  ...(asks.length === 0 ? ['  nobody'] : asks.map(({ domain, what }) => `  ${domain}: ${what}`)),
  `It may be asked by ${listed(askedBy)}.`,
  ...(reads === undefined
    ? ['Who reads whose tables, the map does not say.']
    : [
        `Beside its own it may read and refer to the tables of ${listed(reads)}.`,
        `Its tables are read by ${listed(readBy)}.`,
      ]),
  'What it may not import is refused by `npx nx lint`; docs/walls.md has the whole map.',
];
console.log(sentences.join('\n'));
