/** English text -> its translation. */
export type Dictionary = Readonly<Record<string, string>>;

interface Pattern {
  matcher: RegExp;
  translation: string;
}

const variable = /\$\{\w+\}/g;
const oneVariable = /\$\{\w+\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&');

/** The sentences that a schema completes with a figure of its own, the longest first: one may begin as another ends. */
const patternsOf = (dictionary: Dictionary): Pattern[] =>
  Object.entries(dictionary)
    .filter(([text]) => text.search(variable) !== -1)
    .sort(([a], [b]) => b.length - a.length)
    .map(([text, translation]) => ({
      matcher: new RegExp(`^${text.split(variable).map(escaped).join('(\\S+)')}$`),
      translation,
    }));

/** `At least 15 characters.` by the entry `At least ${min} characters.`; a text that no entry fits stays as it is. */
export function byPattern(text: string, dictionary: Dictionary): string {
  for (const { matcher, translation } of patternsOf(dictionary)) {
    const figures = matcher.exec(text)?.slice(1);
    if (figures) return figures.reduce((sentence, figure) => sentence.replace(oneVariable, figure), translation);
  }
  return text;
}
