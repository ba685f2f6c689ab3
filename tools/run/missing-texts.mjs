/**
 * Which texts of the page have no Hindi or Arabic yet, and which translations belong to no text any more.
 *   node tools/run/missing-texts.mjs                       the whole house: counts, and the texts; fails when there are any
 *   node tools/run/missing-texts.mjs libs/banks/feature    what one room keeps, as its own spec asks: servers apart
 *   node tools/run/missing-texts.mjs --tidy [folder]       puts each translation where its text lives, also those of the folder
 *   node tools/run/missing-texts.mjs --all                 every text of the page, as JSON
 *   node tools/run/missing-texts.mjs --rooms <file>        what is wrong in each room, as its own spec asks, as JSON into the file
 * What is said of one thing, and in Arabic of two, of few and of many, is looked for where English says it: tools/texts/plurals.mjs.
 * Where a text lives is said in tools/texts/homes.mjs.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { problemsOf, problemsOfHouse } from '../texts/problems.mjs';
import { languages, saidTexts } from '../texts/homes.mjs';
import { tidyTexts } from '../texts/tidy.mjs';

const [argument, folder] = process.argv.slice(2);
if (argument === '--tidy') tidyTexts(folder);
const home = argument?.startsWith('--') ? undefined : argument;
const said = saidTexts(home);
const lineOf = ({ kind, text, where }) => `  ${kind.padEnd(9)} ${JSON.stringify(text)}  ${where}`;

/** What the spec of a room is told when it asks for that room alone. */
function linesOfRoom(room) {
  const own = saidTexts(room).get(room) ?? new Map();
  return ['en', ...languages].flatMap((language) => problemsOf(room, own, language).map(lineOf));
}

const texts = new Map([...said.values()].flatMap((ofHome) => [...ofHome]));

if (argument === '--all') {
  console.log(JSON.stringify(Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1))), null, 2));
} else if (argument === '--rooms') {
  writeFileSync(
    `${folder}.part`,
    JSON.stringify(Object.fromEntries([...said.keys()].map((room) => [room, linesOfRoom(room)]))),
  );
  // Whoever finds the file finds all of it.
  renameSync(`${folder}.part`, folder);
} else {
  for (const language of ['en', ...languages]) {
    const problems =
      home === undefined ? problemsOfHouse(said, language) : problemsOf(home, said.get(home) ?? new Map(), language);
    const count = (kind) => `${problems.filter((problem) => problem.kind === kind).length} ${kind}`;
    console.log(
      `${language}: ${texts.size} texts, ${['missing', 'stale', 'broken', 'repeated', 'disputed'].map(count).join(', ')}`,
    );
    for (const problem of problems) console.log(lineOf(problem));
    if (problems.length > 0) process.exitCode = 1;
  }
}
