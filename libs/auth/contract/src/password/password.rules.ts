import { commonPasswords } from './common-passwords.data';

/** Length is what makes a password strong, so there is no rule about kinds of characters. */
export const passwordLength = { least: 15, most: 128 } as const;

/** Whose password it is: it must not be their own name or address. */
export interface PasswordOwner {
  company?: string | null | undefined;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** As a guesser sees it: neither capitals, accents, punctuation nor the usual digits for letters make it another one. */
export function normalised(text: string): string {
  const lookalikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' };
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/@/g, 'a')
    .replace(/\$/g, 's')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[013457]/g, (digit) => lookalikes[digit] ?? digit);
}

/** The shortest piece of text whose repetition makes up the whole: `abcabc` is `abc` twice. */
function repeatedPart(text: string): string {
  const length = Array.from(text, (_, index) => index + 1).find(
    (size) => text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size),
  );
  return text.slice(0, length);
}

const common = new Set(commonPasswords);

const withoutTail = (password: string) => normalised(password.replace(/[\p{N}\p{P}\p{S}\s]+$/u, ''));

/** A well-known password stays one when digits follow it, or when it is typed twice. */
function isCommon(password: string): boolean {
  if (repeatedPart(password.toLowerCase()).length < 4) return true;
  const plain = normalised(password);
  return [plain, withoutTail(password), repeatedPart(plain)].some((text) => common.has(text));
}

function isAboutOwner(password: string, { email = '', firstName = '', lastName = '' }: PasswordOwner): boolean {
  const plain = normalised(password);
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, firstName, lastName, firstName + lastName, lastName + firstName].map(normalised);
  return own.some((text) => text !== '' && [plain, withoutTail(password), repeatedPart(plain)].includes(text));
}

/** What is wrong with a new password, as one sentence; null where nothing is. Page and server ask this one rule. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  const length = Array.from(password).length;
  if (length < passwordLength.least) return 'Use at least 15 characters; a sentence of a few words is easy to keep.';
  if (length > passwordLength.most) return 'Use at most 128 characters.';
  if (isCommon(password)) return 'This password is among the first that are guessed. Choose another one.';
  if (isAboutOwner(password, owner))
    return 'Your own name or e-mail address is easily guessed. Choose another password.';
  return null;
}
