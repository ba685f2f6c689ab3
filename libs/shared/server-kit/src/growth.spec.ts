import { record, string } from '@freightdesk/shared-endpoint/schema';
import { commonProblems, defineList } from '@freightdesk/shared-endpoint';
import { canonicalJson } from './audit/canonical-json';
import { readCursor } from './list/cursor';
import { growth } from './growth.testing';
import { parseListRequest } from './list/parse-list-request';
import { requestIdOf } from './http/request-id';
import { nesting, normalise, parseJson } from './input/strict-json';
import { normalText } from './input/strict-text';
import { contentOf } from './upload/file-content';
import { fileName } from './upload/file-name';
import { validated } from './input/validated';

/** A little above what doubling a line gives; a square gives four. */
const most = 2.6;

/** What is refused is done too. */
const done = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Only the time counts here.
  }
};

const spec = defineList({
  fields: { name: { kind: 'text' }, city: { kind: 'text' } },
  filters: { city: {} },
  sorts: ['name'],
  defaultSort: 'name',
  search: ['name'],
});
const schema = record({ name: string().required() });

const texts: Record<string, (size: number) => string> = {
  'one letter': (size) => 'a'.repeat(size),
  quotes: (size) => '"'.repeat(size),
  'escaped quotes in a string without an end': (size) => `"${'\\"'.repeat(size / 2)}`,
  backslashes: (size) => `"${'\\'.repeat(size)}`,
  brackets: (size) => '['.repeat(size),
  'brackets that close': (size) => '[]'.repeat(size / 2),
  members: (size) => `{${Array.from({ length: size / 8 }, (_, index) => `"${index}":1`).join(',')}}`,
  'blanks before an end': (size) => `${' '.repeat(size)}x`,
  'dots before an end': (size) => `x${'.'.repeat(size)}x`,
  'digits before an end': (size) => `${'1'.repeat(size)}x`,
  'line ends': (size) => '\r\n'.repeat(size / 2),
  'carriage returns': (size) => '\r'.repeat(size),
  'marks on one letter': (size) => `a${'\u0301'.repeat(size / 2)}${'\u0323'.repeat(size / 2)}`,
  'marks in turns': (size) => '\u0301\u0323'.repeat(size / 2),
  'thirty marks on each letter': (size) => `a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}`.repeat(size / 31),
  'names of lists in a document': (size) => `%PDF-1.7 ${'/ObjStm '.repeat(size / 8)}%%EOF`,
  'streams in a document': (size) => `%PDF-1.7 ${'/ObjStm stream '.repeat(size / 15)}%%EOF`,
  'streams that end': (size) => `%PDF-1.7 ${'/ObjStm stream endstream '.repeat(size / 25)}%%EOF`,
  'spelled names': (size) => `%PDF-1.7 ${'/J#61'.repeat(size / 5)}%%EOF`,
  'open tags': (size) => `%PDF-1.7 ${'<svg<'.repeat(size / 5)}%%EOF`,
};

const readings: Record<string, (text: string) => unknown> = {
  'the depth of JSON': nesting,
  'a JSON body': (text) => done(() => parseJson(Buffer.from(text))),
  'a text': normalText,
  'a normalised value': (text) => normalise({ text, texts: [text] }),
  'a request id': requestIdOf,
  'a cursor': (text) => done(() => readCursor(text, [], [])),
  'a cursor that is JSON': (text) => done(() => readCursor(Buffer.from(text).toString('base64url'), [], [])),
  'a query string': (text) => done(() => parseListRequest(spec, { q: text, sort: text, city: text }, 'ADMIN')),
  'the name of a file': (text) => fileName(text, 'image/png'),
  'the content of a file': (text) => contentOf(Buffer.from(text, 'latin1')),
};

describe.each(Object.entries(readings))('reading %s takes time in proportion to its length', (_reading, read) => {
  it.each(Object.entries(texts))('of %s', (_text, textOf) => {
    expect(growth(read, textOf)).toBeLessThanOrEqual(most);
  });
});

const values: Record<string, (size: number) => unknown> = {
  'unknown members': (size) => Object.fromEntries(Array.from({ length: size / 8 }, (_, index) => [`k${index}`, 1])),
  'entries in an array': (size) => ({ name: Array.from({ length: size / 8 }, () => ({})) }),
  'arrays in arrays': (size) => Array.from({ length: 999 }, () => Array.from({ length: size / 8_000 }, () => [1])),
  'repeated parameters': (size) => ({ name: Array.from({ length: size / 8 }, () => 'x') }),
};
const judgements: Record<string, (value: unknown) => unknown> = {
  'by a schema': (value) => void validated(schema, value, commonProblems.invalid).catch(() => undefined),
  'as a query string': (value) => done(() => parseListRequest(spec, { ...Object(value) }, 'ADMIN')),
  'for the hash of a request': canonicalJson,
};

describe.each(Object.entries(judgements))('judging a value %s takes time in proportion to its size', (_what, judge) => {
  it.each(Object.entries(values))('of %s', (_value, valueOf) => {
    expect(growth(judge, valueOf)).toBeLessThanOrEqual(most);
  });
});

const pictures: Record<string, (size: number) => Buffer> = {
  'segments of a JPEG': (size) =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      ...Array.from({ length: size / 4 }, () => Buffer.from('ffe00002', 'hex')),
    ]),
  'fill bytes of a JPEG': (size) => Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(size, 0xff)]),
  'scans of a JPEG': (size) =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      ...Array.from({ length: size / 4 }, () => Buffer.from('ffda0002', 'hex')),
    ]),
  'chunks of a WebP': (size) => {
    const head = Buffer.from('RIFF    WEBP');
    head.writeUInt32LE(size + 4, 4);
    return Buffer.concat([head, Buffer.alloc(size)]);
  },
};

it.each(Object.entries(pictures))('walking the %s takes time in proportion to their number', (_name, bytesOf) => {
  expect(growth(contentOf, bytesOf)).toBeLessThanOrEqual(most);
});
