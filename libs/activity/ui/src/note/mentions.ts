interface Named {
  readonly name: string;
}

export interface Person extends Named {
  readonly id: string;
}

/** What a person types after an `@`, up to where the cursor is; null where they mention nobody. */
export function mentionBefore(text: string, cursor: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)@([\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]*)?)$/u.exec(text.slice(0, cursor));
  const typed = found?.[1];
  return typed === undefined ? null : { from: cursor - typed.length - 1, typed };
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** Those whose name, or a part of it, begins with what was typed. */
export const peopleLike = (people: readonly Person[], typed: string): Person[] =>
  people.filter(({ name }) => folded(` ${name}`).includes(folded(` ${typed}`))).slice(0, 6);

export const mentionOf = ({ name }: Named): string => `@${name}`;

/** Puts a person in the place of what was typed of their name. */
export function withMention(
  text: string,
  { from, cursor }: { from: number; cursor: number },
  person: Person,
): { text: string; cursor: number } {
  const before = `${text.slice(0, from)}${mentionOf(person)} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

/** Those of the chosen whose name still stands in the text. */
export const stillMentioned = (text: string, chosen: readonly Person[]): string[] =>
  chosen.filter((person) => text.includes(mentionOf(person))).map(({ id }) => id);

interface NotePart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  isMention: boolean;
}

/** A note in pieces: names that are mentioned, and what stands between them. Of two that begin alike, the longer is meant. */
export function partsOfNote(text: string, mentions: readonly Named[]): NotePart[] {
  const names = mentions.map(mentionOf).sort((one, other) => other.length - one.length);
  const parts: NotePart[] = [];
  let plainFrom = 0;
  const endPlain = (to: number) => {
    if (to > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, to), isMention: false });
  };
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, plainFrom))) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) continue;
    endPlain(at);
    parts.push({ at, text: name, isMention: true });
    plainFrom = at + name.length;
  }
  endPlain(text.length);
  return parts;
}
