import { array, type Schema } from '@freightdesk/shared-endpoint/schema';
import { fieldsOf, isRecord, settled } from '../input/schema-walk';
import { type Cell, type CellKind, cellWriters, emptyCell, textCell } from './cell';
import { headOf } from './export-head';

/** How members of a row are called, and the values of those that are a choice. */
export type ExportWords = Readonly<Record<string, MemberWords | undefined>>;
/** By their codes, or told by a rule where there are too many to list. */
type ValueWords = Readonly<Record<string, string>> | ((code: string) => string | undefined);

interface MemberWords {
  readonly label?: string | undefined;
  readonly labels?: ValueWords | undefined;
}

/** What is said here goes over what the list's definition says of the same member, part by part. */
export function wordsOver(words: ExportWords, over: ExportWords): ExportWords {
  const added = Object.entries(over).map(([name, own]) => [name, { ...words[name], ...own }] as const);
  return { ...words, ...Object.fromEntries(added) };
}

export interface ExportColumn {
  readonly head: string;
  cell(row: unknown): Cell;
}

const memberOf = (row: unknown, name: string): unknown => (isRecord(row) ? row[name] : undefined);

/** Ids, and what only the machine reads, mean nothing to those who read a file; a record is known by its name. */
const isForMachines = (name: string, schema: Schema): boolean =>
  /^(id|key|version)$|Id$/.test(name) && fieldsOf(schema) === undefined;

const testsOf = ({ tests }: Schema) => tests.flatMap(({ OPTIONS }) => OPTIONS ?? []);

/** Text that a pattern of digits is held against. */
const isDecimal = (schema: Schema): boolean =>
  testsOf(schema).some(({ params }) => String(params?.['regex']).startsWith('/^\\d{1,'));

function kindOf(name: string, schema: Schema): CellKind {
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'number') return /paise$/i.test(name) ? 'paise' : /minor$/i.test(name) ? 'minor' : 'count';
  const dated = testsOf(schema).find(({ name: test = '' }) => test === 'business-date' || test === 'instant')?.name;
  if (dated) return dated === 'instant' ? 'instant' : 'date';
  return isDecimal(schema) ? 'decimal' : 'text';
}

const aMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;
const aFigure = /(kg|cbm|rate|percent|divisor)$/i;

/** Of a text whose schema says no more of it: a moment as only the server writes it, and a figure that its name says is one. */
function textKind(name: string, text: string): CellKind {
  if (aMoment.test(text)) return 'instant';
  return aFigure.test(name) && /^-?\d+(\.\d+)?$/.test(text) ? 'decimal' : 'text';
}

type Said = (value: unknown, row: unknown) => Cell;
type Called = (value: unknown) => string;

function listed({ innerType }: ReturnType<typeof array>, called: Called): Said | null {
  if (settled(innerType, undefined)?.type !== 'string') return null;
  return (value) => textCell(Array.isArray(value) ? value.map(called).join(', ') : '');
}

/** What a clerk knows a record by that a row names. */
const knownBy = ['number', 'name', 'code', 'stateCode'];

function named(fields: Readonly<Record<string, unknown>>, called: Called): Said | null {
  const member = knownBy.find((one) => Object.hasOwn(fields, one));
  return member === undefined ? null : (value) => textCell(called(memberOf(value, member) ?? ''));
}

function saying(name: string, schema: Schema, called: Called): Said | null {
  if (schema instanceof array) return listed(schema, called);
  const fields = fieldsOf(schema);
  if (fields) return named(fields, called);
  const kind = kindOf(name, schema);
  return (value, row) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return emptyCell;
    if (kind !== 'text') return cellWriters[kind](value, memberOf(row, 'currency'));
    const { [textKind(name, String(value))]: writer } = cellWriters;
    return writer(called(value), undefined);
  };
}

function columnOf(name: string, schema: Schema, { label, labels = {} }: MemberWords = {}): ExportColumn[] {
  const wordOf = (code: string) => (typeof labels === 'function' ? labels(code) : labels[code]);
  const said = isForMachines(name, schema)
    ? null
    : saying(name, schema, (value) => wordOf(String(value)) ?? String(value));
  if (said === null) return [];
  const cell = (row: unknown) => {
    const value = memberOf(row, name);
    return value === null || value === undefined ? emptyCell : said(value, row);
  };
  return [{ head: label ?? schema.spec.label ?? headOf(name), cell }];
}

/**
 * The columns of a file, made of the schema of a row: whatever the answer holds that says something to a reader, in the
 * schema's order, under the words of the list's definition. What the asker may not see is not among them.
 */
export function exportColumns(row: unknown, words: ExportWords, hidden: readonly string[] = []): ExportColumn[] {
  const schema = settled(row, undefined);
  const members = Object.entries((schema && fieldsOf(schema)) ?? {}).filter(([name]) => !hidden.includes(name));
  return members.flatMap(([name, member]) => {
    const one = settled(member, undefined);
    return one ? columnOf(name, one, words[name]) : [];
  });
}
