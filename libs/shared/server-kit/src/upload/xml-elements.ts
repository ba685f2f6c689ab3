import { SaxesParser } from 'saxes';

/** What stands in a tag, by its name without the prefix of a namespace. */
export type Attributes = Readonly<Record<string, string>>;

export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Goes through XML once, and tells of each element as it opens and closes. Throws what is no XML. */
export function readXml(xml: string, { open, text, close }: XmlReader): void {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open?.(withoutPrefix(name), attributes));
  parser.on('text', (told) => text?.(told));
  parser.on('closetag', ({ name }) => close?.(withoutPrefix(name)));
  parser.write(xml).close();
}
