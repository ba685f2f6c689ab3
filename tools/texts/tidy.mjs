/** Puts each translation where its text lives, from wherever it was written down, and drops what nobody says. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groundHome, keptTexts, languages, root, saidTexts } from './homes.mjs';
import { formsOf, sentenceOf } from './plurals.mjs';

const byText = ([one], [other]) => (one < other ? -1 : 1);

function writeTexts(home, language, entries) {
  const folder = join(root, home, 'src/texts');
  const file = join(folder, `${language}.json`);
  if (entries.length === 0) return rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  return writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries.sort(byText)), null, 2)}\n`);
}

/** @param {string} [folder] with further translations, such as those of a branch that knew other homes: hi.json and ar.json */
export function tidyTexts(folder) {
  const said = saidTexts();
  const homes = [...said.keys()];
  const isOfSeveral = (text) => homes.filter((home) => said.get(home).has(text)).length > 1;
  for (const language of ['en', ...languages]) {
    const further = folder && join(folder, `${language}.json`);
    const handed = further && existsSync(further) ? JSON.parse(readFileSync(further, 'utf8')) : {};
    const ground = keptTexts(groundHome, language);
    const known = Object.assign({}, handed, ...homes.map((home) => keptTexts(home, language)));
    const isOfGround = (text) => said.get(groundHome).has(text) || (Object.hasOwn(ground, text) && isOfSeveral(text));
    for (const home of homes) {
      const texts =
        home === groundHome
          ? [...new Set(Object.keys(known).map(sentenceOf))].filter(isOfGround)
          : [...said.get(home).keys()].filter((text) => !isOfGround(text));
      const keys = texts.flatMap((text) => [text, ...formsOf(text, language)]);
      const found = keys.filter((key) => Object.hasOwn(known, key));
      writeTexts(
        home,
        language,
        found.map((text) => [text, known[text]]),
      );
    }
  }
}
