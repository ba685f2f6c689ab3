import { array, type Schema } from '@freightdesk/shared-endpoint/schema';
import { fieldsOf, isRecord, settled } from '../input/schema-walk';
import { type Cell, type CellKind, cellWriters, emptyCell, textCell } from './cell';
import { headOf } from './export-head';

/** How members of a row are called, and the values of those that are a choice. */
export type ExportWords = Readonly<Record<string, MemberWords | undefined>>;
interface MemberWords {
  readonly label?: string | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
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
  if (testsOf(schema).some((test) => test.name === 'business-date')) return 'date';
  return isDecimal(schema) ? 'decimal' : 'text';
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
    return kind === 'text' ? textCell(called(value)) : cellWriters[kind](value, memberOf(row, 'currency'));
  };
}

function columnOf(name: string, schema: Schema, { label, labels = {} }: MemberWords = {}): ExportColumn[] {
  const said = isForMachines(name, schema)
    ? null
    : saying(name, schema, (value) => labels[String(value)] ?? String(value));
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
