import { type Connection, Query, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { Part, type Wire } from './asked-part';

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
    return new Promise((done, fail) => {
      this.#parts.push(new Part(asked, (error, result) => (result ? done(result) : fail(error))));
      this.#asked.push(asked);
    });
  }

  override submit = (connection: Connection): null => {
    for (const part of this.#parts) part.submit(connection as Wire);
    connection.sync();
    this.#turn();
    return null;
  };

  handleRowDescription(message: Parameters<Part['handleRowDescription']>[0]): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: Parameters<Part['handleDataRow']>[0]): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: Parameters<Part['handleCommandComplete']>[0]): void {
    const answered = this.#current;
    this.#answered += 1;
    this.#turn();
    answered?.handleCommandComplete(message);
  }

  /** PostgreSQL passes over what stands between an error and the end, so it keeps none of these statements either. */
  handleError(error: Error, { submittedNamedStatements }: Wire): void {
    for (const part of this.#parts.slice(this.#answered)) {
      if (part.name !== undefined) Reflect.deleteProperty(submittedNamedStatements, part.name);
      part.handleError(error);
    }
  }

  handleReadyForQuery(): void {
    // Each has been told by now.
  }

  get #current(): Part | undefined {
    return this.#parts[this.#answered];
  }

  #turn(): void {
    const part = this.#current;
    this.name = part?.name;
    this.text = part?.text ?? '';
  }
}
