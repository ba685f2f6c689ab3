export const digits = '0123456789';
export const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Characters that are read for each other on paper and on screens. */
const lookAlikes = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B'];

const replaceAt = (text: string, index: number, characters: string) =>
  text.slice(0, index) + characters + text.slice(index + characters.length);

const swaps = (text: string): string[] =>
  [...text].slice(1).map((character, index) => replaceAt(text, index, character + text.charAt(index)));

const lookAlikeSwaps = (text: string): string[] =>
  [...text].flatMap((character, index) =>
    lookAlikes
      .filter((group) => group.includes(character))
      .flatMap((group) => [...group].map((other) => replaceAt(text, index, other))),
  );

/** The slips that are made most: two neighbours swapped, or a look-alike mistaken. */
export const likelySlips = (text: string): string[] => [...swaps(text), ...lookAlikeSwaps(text)];

/** Any one character of a text mistaken for another of an alphabet. */
export const oneCharacterSlips = (text: string, alphabet: string): string[] =>
  [...text].flatMap((_, index) => [...alphabet].map((other) => replaceAt(text, index, other)));

/** What is right among all that one slip may have made of it, the likeliest first, each once. */
export const repairsOf = (text: string, alphabet: string, isRight: (candidate: string) => boolean): string[] => [
  ...new Set([...likelySlips(text), ...oneCharacterSlips(text, alphabet)].filter(isRight)),
];
