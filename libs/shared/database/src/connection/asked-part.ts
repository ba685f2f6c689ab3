import type { Connection, FieldDef, QueryArrayConfig, QueryArrayResult } from 'pg';
import { typeParsers } from './parsers';
import { spelledValue } from './spelled-value';

/** What the driver knows of its connection and its types do not name. */
export interface Wire extends Connection {
  /** Statements that PostgreSQL keeps on it, with their texts. */
  readonly parsedStatements: Record<string, string>;
  /** Those that it was asked to keep and has not said of yet that it did. */
  readonly submittedNamedStatements: Record<string, string>;
}

interface Described {
  readonly fields: FieldDef[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** Of what has no rows. */
const nothing: Described = { fields: [], parsers: [] };

/** By the name of a statement, which stands for one text in this process: what its columns are never differs, so it is asked once. */
const described = new Map<string, Described>();

const describedBy = (fields: FieldDef[]): Described => ({
  fields,
  parsers: fields.map(({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID, 'text')),
});

/**
 * One of several statements whose rows come as arrays, without the end that the driver puts behind each. It asks and hears no more than it
 * needs, where the driver's own query is a source of events with a result of its own, and asks each time what the columns are.
 */
export class Part {
  readonly name: string | undefined;
  readonly text: string;
  readonly #values: (Buffer | string | null)[];
  readonly #tell: (error: Error | null, result?: QueryArrayResult) => void;
  readonly #rows: unknown[][] = [];
  #described: Described | undefined;
  /** What PostgreSQL answered and we can't read. */
  #unread: Error | undefined;

  /** Throws where a value can't be spelled. */
  constructor(
    { name, text, values = [] }: QueryArrayConfig,
    tell: (error: Error | null, result?: QueryArrayResult) => void,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values.map(spelledValue);
    this.#tell = tell;
    this.#described = name === undefined ? undefined : described.get(name);
  }

  submit(connection: Wire): void {
    const { name = '', text } = this;
    if (!this.#isKept(connection)) {
      connection.parse({ name, text, types: [] }, true);
      if (name !== '') connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values }, true);
    if (!this.#described) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
  }

  #isKept({ parsedStatements, submittedNamedStatements }: Wire): boolean {
    const { name } = this;
    return name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#described = describedBy(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { parsers } = this.#described ?? nothing;
    try {
      this.#rows.push(fields.map((text, index) => (text === null ? null : parsers[index]?.(text))));
    } catch (error) {
      this.#unread ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { fields } = (this.#described ??= nothing);
    if (this.name !== undefined) described.set(this.name, this.#described);
    if (this.#unread) return this.#tell(this.#unread);
    const [command = ''] = text.split(' ', 1);
    this.#tell(null, { command, rowCount: Number(text.split(' ').at(-1)) || 0, oid: 0, fields, rows: this.#rows });
  }

  handleError(error: Error): void {
    this.#tell(error);
  }
}
