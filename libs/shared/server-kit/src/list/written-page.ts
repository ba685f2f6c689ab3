import type { Page } from '@freightdesk/shared-endpoint';

/** A page whose rows PostgreSQL has written as JSON: they are sent as they came. */
export class WrittenPage<Row> {
  readonly #rows: readonly string[];
  readonly #facts: Omit<Page<Row>, 'data'>;

  constructor(rows: readonly string[], facts: Omit<Page<Row>, 'data'>) {
    this.#rows = rows;
    this.#facts = facts;
  }

  /** The whole answer. */
  get text(): string {
    return `{"data":[${this.#rows.join(',')}],${JSON.stringify(this.#facts).slice(1)}`;
  }

  /** For those who work with the rows. */
  read(): Page<Row> {
    return { data: this.#rows.map((row): Row => JSON.parse(row)), ...this.#facts };
  }
}

/** A page as either kind of list gives it. */
export type AnyPage<Row> = Page<Row> | WrittenPage<Row>;

export const readPage = <Row>(page: AnyPage<Row>): Page<Row> => (page instanceof WrittenPage ? page.read() : page);
