import { dayText, type Issuer, written } from '../sheet/sheet-parts.rules';
import { numberOfRevision, quotedRoute, soldFor } from './quotation-sheet.rules';
import type { Quotation } from './quotation.schema';

interface ReadyLetter {
  language: 'English' | 'हिन्दी';
  subject: string;
  text: string;
}

interface Words {
  language: ReadyLetter['language'];
  subject: (number: string) => string;
  greeting: (name: string) => string;
  enclosed: (number: string, route: string) => string;
  total: string;
  valid: (day: string) => string;
  close: string;
}

const english: Words = {
  language: 'English',
  subject: (number) => `Quotation ${number}`,
  greeting: (name) => `Dear ${name},`,
  enclosed: (number, route) => `please find attached our quotation ${number} for ${route}.`,
  total: 'Total',
  valid: (day) => `It is valid until ${day}.`,
  close: 'Kind regards',
};

const hindi: Words = {
  language: 'हिन्दी',
  subject: (number) => `कोटेशन ${number}`,
  greeting: (name) => `प्रिय ${name},`,
  enclosed: (number, route) => `${route} के लिए हमारा कोटेशन ${number} संलग्न है।`,
  total: 'कुल',
  valid: (day) => `यह ${day} तक मान्य है।`,
  close: 'सादर',
};

const longestSubject = 200;

function letterIn(words: Words, quotation: Quotation, from: string | null): ReadyLetter {
  const [number, route] = [numberOfRevision(quotation), quotedRoute(quotation)];
  const offers = quotation.alternatives.map(
    (one) => `${written([one.name, one.carrier]).join(', ') || words.total}: ${soldFor(one)}`,
  );
  const lines = [words.enclosed(number, route), ...offers, words.valid(dayText(quotation.validUntil))];
  const close = [words.close, from ?? ''].join('\n').trim();
  return {
    language: words.language,
    subject: `${words.subject(number)}: ${route}`.slice(0, longestSubject),
    text: [words.greeting(quotation.customerName), lines.join('\n'), close].join('\n\n'),
  };
}

/** What is written with the paper of a quotation, in the languages in which customers are written to. */
export const quotationLetters = (quotation: Quotation, { name }: Pick<Issuer, 'name'>): [ReadyLetter, ReadyLetter] => [
  letterIn(english, quotation, name),
  letterIn(hindi, quotation, name),
];
