import { unguessable } from './unguessable';

/** Length is what makes a password strong, so there is no rule about kinds of characters. */
export const passwordLength = { least: 15, most: 128 } as const;

/** So many of its characters must not be a part of anything that is guessed as one. */
const leastUnguessable = 10;

/** Whose password it is: what is known of them and of the company they work for is tried first. */
export interface PasswordOwner {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | null | undefined;
}

/** Every word of names and address but the shortest, which stand in any sentence. */
const ownWords = ({ email, firstName, lastName, company }: PasswordOwner): string[] =>
  [email, firstName, lastName, company]
    .flatMap((text) => text?.slice(0, 300).split(/[^\p{L}\p{M}\p{N}]+/u) ?? [])
    .filter((word) => word.length > 2);

/** What is wrong with a new password, as one sentence; null where nothing is. Page and server ask this one rule. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  const length = Array.from(password).length;
  if (length < passwordLength.least) return 'Use at least 15 characters; a sentence of a few words is easy to keep.';
  if (length > passwordLength.most) return 'Use at most 128 characters.';
  if (unguessable(password) < leastUnguessable)
    return 'Well-known words, rows of keys, repeats and dates are guessed first. Choose another password.';
  if (unguessable(password, ownWords(owner)) < leastUnguessable)
    return 'Your own name, e-mail address or company is easily guessed. Choose another password.';
  return null;
}
