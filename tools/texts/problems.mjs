/** What is wrong with the translations that rooms keep. */
import { groundHome, keptTexts } from './homes.mjs';

/** @typedef {{ kind: 'missing' | 'stale' | 'broken' | 'repeated' | 'disputed', text: string, where: string }} Problem */

const variablesOf = (text) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join();
const isBroken = ([text, words]) => variablesOf(text) !== variablesOf(words) || words.trim() === '';

/**
 * What one room can see of itself: a text without a translation, a translation without its figures or without words, and one
 * that the ground has already.
 * @returns {Problem[]}
 */
export function problemsOf(home, said, language) {
  const kept = keptTexts(home, language);
  const ground = home === groundHome ? {} : keptTexts(groundHome, language);
  const missing = [...said].filter(([text]) => !Object.hasOwn(kept, text) && !Object.hasOwn(ground, text));
  const broken = Object.entries(kept).filter(isBroken);
  const repeated = Object.keys(kept).filter((text) => Object.hasOwn(ground, text));
  return [
    ...missing.map(([text, where]) => ({ kind: 'missing', text, where })),
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
  const stale = Object.keys(keptTexts(home, language)).filter((text) => !isSaid(text));
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
