/** What is wrong with the translations that rooms keep. */
import { groundHome, keptTexts } from './homes.mjs';
import { formsOf, sentenceOf } from './plurals.mjs';

/** @typedef {{ kind: 'missing' | 'stale' | 'broken' | 'repeated' | 'disputed', text: string, where: string }} Problem */

const variablesOf = (text) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
/** What is said of one or of two may leave the figure to the word. */
const mayLeaveOut = (key) => (/_(one|two)$/.test(key) ? ['{{count}}'] : []);

function isBroken([key, words]) {
  const wanted = variablesOf(sentenceOf(key));
  const said = variablesOf(words);
  const lacking = wanted.filter((name) => !said.includes(name) && !mayLeaveOut(key).includes(name));
  return lacking.length > 0 || said.some((name) => !wanted.includes(name)) || words.trim() === '';
}

/** The sentences of a home that read otherwise of one thing: those whose English says it, in the forms of the language. */
function countedIn(home, language) {
  const sentences = Object.keys(keptTexts(home, 'en')).map(sentenceOf);
  return [...new Set(sentences)].flatMap((text) => formsOf(text, language));
}

/**
 * What one room can see of itself: a text without a translation, a translation without its figures or without words, and one
 * that the ground has already.
 * @returns {Problem[]}
 */
export function problemsOf(home, said, language) {
  const kept = keptTexts(home, language);
  const ground = home === groundHome ? {} : keptTexts(groundHome, language);
  const isMissing = (text) => !Object.hasOwn(kept, text) && !Object.hasOwn(ground, text);
  // English texts are their own words.
  const missing = language === 'en' ? [] : [...said].filter(([text]) => isMissing(text));
  const counted = countedIn(home, language).filter(isMissing);
  const broken = Object.entries(kept).filter(isBroken);
  const repeated = Object.keys(kept).filter((text) => Object.hasOwn(ground, text));
  return [
    ...missing.map(([text, where]) => ({ kind: 'missing', text, where })),
    ...counted.map((text) => ({ kind: 'missing', text, where: home })),
    ...broken.map(([text]) => ({ kind: 'broken', text, where: home })),
    ...repeated.map((text) => ({ kind: 'repeated', text, where: home })),
  ];
}

/** The ground keeps what it says, and words of several columns; a room what it says itself. */
function staleIn(home, saidBy, language) {
  const isSaid = (text) => {
    const homes = saidBy.get(text) ?? [];
    return homes.includes(home) || (home === groundHome && homes.length > 1);
  };
  const counted = countedIn(home, language);
  const isStale = (key) => !isSaid(sentenceOf(key)) || (sentenceOf(key) !== key && !counted.includes(key));
  const stale = Object.keys(keptTexts(home, language)).filter(isStale);
  return stale.map((text) => ({ kind: 'stale', text, where: home }));
}

/** Columns that say the same word each translate it; the page shows one of the two, so they must be one. */
function disputed(homes, language) {
  const words = new Map();
  return homes.flatMap((home) =>
    Object.entries(keptTexts(home, language)).flatMap(([text, translation]) => {
      const [first, from] = words.get(text) ?? [translation, home];
      words.set(text, [first, from]);
      return first === translation ? [] : [{ kind: 'disputed', text, where: `${from} and ${home}` }];
    }),
  );
}

/**
 * What only the whole house can see beside: texts of servers without a translation, translations of what nobody says any more,
 * and rooms that translate one word differently.
 * @param {Map<string, Map<string, string>>} said by home
 * @returns {Problem[]}
 */
export function problemsOfHouse(said, language) {
  const homes = [...said.keys()];
  const saidBy = new Map();
  for (const [home, texts] of said)
    for (const text of texts.keys()) saidBy.set(text, [...(saidBy.get(text) ?? []), home]);
  return [
    ...homes.flatMap((home) => problemsOf(home, said.get(home), language)),
    ...homes.flatMap((home) => staleIn(home, saidBy, language)),
    ...disputed(homes, language),
  ];
}
