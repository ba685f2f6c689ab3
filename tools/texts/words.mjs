/**
 * Which texts of the page say a listed thing by another word, and which translations of a listed word are not the table's.
 *   node tools/texts/words.mjs        what docs/words.md is held against; fails when there is any
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptTexts, languages, root, saidTexts } from './homes.mjs';

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The rows of the table: the word, what it is in each language, and what is said for it nowhere. */
export function wordsOf(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) => {
    const [word, hi, ar, not] = cellsOf(line);
    return { word, in: { hi, ar }, not: not ? not.split(', ') : [] };
  });
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words in any case; abbreviations in capitals are not looked for in small letters. */
const spoken = (text) => {
  const flags = /^[A-Z&]+$/.test(text) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags);
};

export function problemsOfWords(words, said) {
  const problems = [];
  for (const texts of said.values()) {
    for (const [text, file] of texts)
      for (const { word, not } of words)
        for (const other of not)
          if (spoken(other).test(text)) problems.push(`${file} says '${other}' for '${word}': ${JSON.stringify(text)}`);
  }
  for (const home of said.keys()) {
    for (const language of languages) {
      const kept = keptTexts(home, language);
      for (const { word, in: wanted } of words)
        if (Object.hasOwn(kept, word) && kept[word] !== wanted[language])
          problems.push(`${home} translates '${word}' as ${kept[word]}, not ${wanted[language]} (${language})`);
    }
  }
  return problems;
}

if (process.argv[1]?.endsWith('words.mjs')) {
  const problems = problemsOfWords(wordsOf(readFileSync(join(root, 'docs/words.md'), 'utf8')), saidTexts());
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
