import type { Sentence, SentenceValues } from './sentence';

const place = /\{\{(\w+)\}\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&');

/** The template as a pattern with a named group for each place. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(place)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
      .join('')}$`,
    's',
  );

/**
 * The sentence that an English text was said of: documents keep the text that stood on them, and whoever reads them in
 * another language is told the same by the templates it was made of. Null for a text that none of them made. The templates
 * stand in the order in which they are tried; what stands in their places may itself be said by one of them.
 */
export function readBack(text: string, templates: readonly string[]): Sentence | null {
  for (const message of templates) {
    const match = patternOf(message).exec(text);
    if (match) return { message, ...(match.groups && { values: valuesOf(match.groups, templates) }) };
  }
  return null;
}

const valuesOf = (groups: Readonly<Record<string, string>>, templates: readonly string[]): SentenceValues =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, readBack(text, templates) ?? text]));
