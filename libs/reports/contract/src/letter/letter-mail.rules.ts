import type { LetterKind } from './letter.kinds';
import { letterMailLanguages, type MailWords } from './letter-mail-words.data';

/** A letter that is ready to go with its paper, in one language. */
export interface ReadyLetter {
  language: string;
  subject: string;
  text: string;
}

interface Sides {
  to: string;
  from: string | null;
}

const letterIn = (kind: LetterKind, { to, from }: Sides, words: MailWords): ReadyLetter => ({
  language: words.language,
  subject: `${words.letters[kind].subject}${from === null ? '' : ` – ${from}`}`,
  text: [words.greeting(to), words.letters[kind].text, [words.close, from ?? ''].join('\n').trim()].join('\n\n'),
});

/** The words that go with a letter, from us to a party, in the languages we write; without our name they are not signed. */
export const letterMails = (kind: LetterKind, sides: Sides): [ReadyLetter, ReadyLetter] => {
  const [english, hindi] = letterMailLanguages;
  return [letterIn(kind, sides, english), letterIn(kind, sides, hindi)];
};
