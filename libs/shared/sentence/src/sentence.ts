/** What stands in a place of a sentence: as it is written in every language, or words with translations of their own. */
export type SentenceValues = Readonly<Record<string, string | number | Sentence>>;

/**
 * Words for a person, with places for what differs from case to case: `The GSTIN is of State {{state}}.` The English text is
 * the key of its translations, so the values stand beside it: a page says them in its own language, a server in English.
 */
export interface Sentence {
  readonly message: string;
  readonly values?: SentenceValues;
}

/** A sentence that has no places may be its text alone. */
export type Words = string | Sentence;

export const asSentence = (words: Words): Sentence => (typeof words === 'string' ? { message: words } : words);

const isValue = (value: unknown): value is SentenceValues[string] =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string');

/** Of anything with members, those that a text has places for. */
export function valuesFor(message: string, members: unknown): SentenceValues | undefined {
  const given = new Map<string, unknown>(Object.entries(members ?? {}));
  const values = [...message.matchAll(/\{\{(\w+)\}\}/g)].flatMap(
    ([, name = '']): [string, SentenceValues[string]][] => {
      const value = given.get(name);
      return isValue(value) ? [[name, value]] : [];
    },
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

type Plain = Record<string, string | number>;

const filled = (text: string, values: Plain): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** A sentence in words: in English, or as `translate` has each of its texts. */
export function say(words: Words, translate: (text: string, values: Plain) => string = filled): string {
  const { message, values = {} } = asSentence(words);
  const plain = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? say(value, translate) : value,
  ]);
  return translate(message, Object.fromEntries(plain));
}
