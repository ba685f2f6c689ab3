import { useSyncExternalStore } from 'react';
import { i18n } from './i18n';
import { type Language, languages } from './languages';

type Values = Readonly<Record<string, unknown>>;

/** Says an English text in the reader's language, with its values in their places. */
export type Translate = (text: string, values?: Values) => string;

interface Translation {
  readonly t: Translate;
  readonly language: Language;
}

/** Figures, dates and names in Latin letters, which have an order of their own between Arabic words. */
const isFromTheLeft = (value: unknown): value is string =>
  typeof value === 'string' && /[0-9A-Za-z]/.test(value) && !/\p{Script=Arabic}/u.test(value);

/** In the isolating signs of Unicode: without them 29-Nov-2026 is read as Nov-2026-29, and 12(2)(a) as (a)(2)12. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const placedFromTheRight = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isFromTheLeft(value) ? isolated(value) : value]),
  );

/** A section of the law that is written between the words themselves. */
const section = /(?<![\w(.\u2068])\d+[A-Z]*(?:\(\w+\))+/g;

/** What an Arabic sentence says from the left keeps its order. */
const fromTheRight =
  (say: Translate): Translate =>
  (text, values) =>
    say(text, values && placedFromTheRight(values)).replace(section, isolated);

/** What has no values reads the same each time: several hundred of them stand on a page, and each is drawn again and again. */
function translationIn(language: Language): Translation {
  const plain: Translate = i18n.getFixedT(language);
  const fixed = languages[language].direction === 'rtl' ? fromTheRight(plain) : plain;
  const said = new Map<string, string>();
  const t: Translate = (text, values) => {
    if (values) return fixed(text, values);
    const known = said.get(text) ?? fixed(text);
    said.set(text, known);
    return known;
  };
  return { t, language };
}

let translation: Translation | undefined;

function current(): Translation {
  const language = i18n.language as Language;
  if (translation?.language !== language) translation = translationIn(language);
  return translation;
}

function follow(tell: () => void): () => void {
  i18n.on('languageChanged', tell);
  return () => i18n.off('languageChanged', tell);
}

/**
 * The reader's language for a component. That of react-i18next, which also waits for texts and knows several sets of them, was an
 * eighth of what it takes to draw a page of a list.
 */
export function useTranslation(): Translation {
  return useSyncExternalStore(follow, current);
}
