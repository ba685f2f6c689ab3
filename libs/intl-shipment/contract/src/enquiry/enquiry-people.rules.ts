import { phoneProblem } from '@freightdesk/parties-contract';
import type { Finding } from './enquiry-findings';
import type { Token } from './enquiry-tokens.rules';

const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const phone = /\+?\d[\d -]{8,16}/g;

/** An address behind `To:` or `Cc:` is of whoever got the message. */
const isOfReader = (text: string, at: number): boolean => {
  const start = text.lastIndexOf('\n', at) + 1;
  return /^[>\s]{0,9}(?:to|cc|bcc)\s{0,3}:/i.test(text.slice(start, Math.min(at, start + 20)));
};

/** The first address of e-mail, and the first number that a telephone may have. */
export function reachIn(text: string): Finding[] {
  const email = [...text.matchAll(mail)].find(({ index }) => !isOfReader(text, index));
  const mobile = [...text.matchAll(phone)].find(
    ([found]) => phoneProblem(found.trim()) === null && found.replace(/\D/g, '').length >= 10,
  );
  return [
    ...(email
      ? [{ field: 'email' as const, value: email[0], from: email.index, to: email.index + email[0].length }]
      : []),
    ...(mobile
      ? [
          {
            field: 'mobile' as const,
            value: mobile[0].trim(),
            from: mobile.index,
            to: mobile.index + mobile[0].trimEnd().length,
          },
        ]
      : []),
  ];
}

const closings = new Set(['regards', 'thanks', 'sincerely', 'rgds', 'brgds', 'thx', 'br', 'cheers', 'faithfully']);
const fewWords = 5;

/** The line with which the message ends: what stands below it is of whoever writes. */
export function closingLine(tokens: readonly Token[]): number {
  const byLine = new Map<number, Token[]>();
  for (const token of tokens) {
    const words = byLine.get(token.line);
    if (words) words.push(token);
    else byLine.set(token.line, [token]);
  }
  for (const [line, words] of byLine) {
    const isShort = words.filter(({ word }) => /[a-z]/.test(word)).length <= fewWords;
    if (isShort && words.some(({ word }) => closings.has(word))) return line;
  }
  return Infinity;
}

const isName = (words: readonly Token[]): boolean =>
  words.length >= 1 && words.length <= fewWords && words.every(({ word }) => /^[a-z.&]+$/.test(word));

/** Below the closing a person signs, and below that, the company. */
export function signedIn(text: string, tokens: readonly Token[], closing: number): Finding[] {
  const lines: Token[][] = [];
  for (const token of tokens) {
    if (token.line > closing) (lines[token.line - closing - 1] ??= []).push(token);
  }
  const signed = lines.filter((words) => words.length > 0 && isName(words)).slice(0, 2);
  return signed.map((words, index) => {
    const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
    return {
      field: index === 0 ? ('contactName' as const) : ('companyName' as const),
      value: text.slice(from, to),
      from,
      to,
    };
  });
}
