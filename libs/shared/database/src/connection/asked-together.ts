import { type Connection, Query, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { typeParsers } from './parsers';

/** What the driver knows of its connection and tells a query while its answer comes; its types do not name it. */
interface Wire extends Connection {
  /** Statements that PostgreSQL was asked to keep and has not said of yet that it did. */
  readonly submittedNamedStatements: Record<string, string>;
}

interface Hearing {
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
  handleReadyForQuery(connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}

/** One of several statements: without the end that the driver puts behind each. */
class Part extends Query {
  declare readonly name: string | undefined;
  declare readonly text: string;

  /** Otherwise one that is not kept and is told nothing goes by the simple protocol, which ends a transaction by itself. */
  protected requiresPreparation(): boolean {
    return true;
  }

  protected _getRows(connection: Connection): void {
    connection.execute({}, true);
  }
}

const heard = (part: Part): Hearing => part as unknown as Hearing;

/**
 * Statements with one end (`Sync`) behind all of them. Behind each PostgreSQL would end a transaction, send what it has and wake us to
 * read it, which costs both sides more than a small statement does. Each is told its own answer as soon as that is whole. Where one fails
 * the others behind it are not done, and fail with it.
 */
export class AskedTogether extends Query {
  readonly #parts: Part[] = [];
  readonly #asked: QueryArrayConfig[] = [];
  #answered = 0;
  /** Of the statement that is being answered: the driver notes under it that PostgreSQL has kept it. */
  declare name: string | undefined;
  declare text: string;

  constructor() {
    super('');
  }

  /** In the order in which they are asked. */
  get statements(): readonly QueryArrayConfig[] {
    return this.#asked;
  }

  add(asked: QueryArrayConfig): Promise<QueryArrayResult> {
    this.#asked.push(asked);
    return new Promise((done, fail) => {
      const told = (error: Error | null | undefined, result: unknown) =>
        error ? fail(error) : done(result as QueryArrayResult);
      this.#parts.push(new Part({ ...asked, types: typeParsers }, undefined, told));
    });
  }

  override submit = (connection: Connection): null => {
    for (const part of this.#parts) part.submit(connection);
    connection.sync();
    this.#turn();
    return null;
  };

  handleRowDescription(message: object): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: object): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: object, connection: Wire): void {
    const answered = this.#current;
    this.#answered += 1;
    this.#turn();
    answered?.handleCommandComplete(message, connection);
    answered?.handleReadyForQuery(connection);
  }

  /** PostgreSQL passes over what stands between an error and the end, so it keeps none of these statements either. */
  handleError(error: Error, connection: Wire): void {
    for (const part of this.#parts.slice(this.#answered)) {
      if (part.name !== undefined) Reflect.deleteProperty(connection.submittedNamedStatements, part.name);
      heard(part).handleError(error, connection);
    }
  }

  handleReadyForQuery(): void {
    // Each has been told by now.
  }

  get #current(): Hearing | undefined {
    const part = this.#parts[this.#answered];
    return part && heard(part);
  }

  #turn(): void {
    const part = this.#parts[this.#answered];
    this.name = part?.name;
    this.text = part?.text ?? '';
  }
}
