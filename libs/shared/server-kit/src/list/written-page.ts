import type { Page } from '@freightdesk/shared-endpoint';

/** A page whose rows PostgreSQL has written as JSON, each by itself or several with commas between them: they are sent as they came. */
export class WrittenPage<Row> {
  readonly #rows: readonly string[];
  readonly #facts: Omit<Page<Row>, 'data'>;

  constructor(rows: readonly string[], facts: Omit<Page<Row>, 'data'>) {
    this.#rows = rows;
    this.#facts = facts;
  }

  get #data(): string {
    return `[${this.#rows.join(',')}]`;
  }

  /** The whole answer. */
  get text(): string {
    return `{"data":${this.#data},${JSON.stringify(this.#facts).slice(1)}`;
  }

  /** For those who work with the rows. */
  read(): Page<Row> {
    return { data: JSON.parse(this.#data), ...this.#facts };
  }
}

/** A page as either kind of list gives it. */
export type AnyPage<Row> = Page<Row> | WrittenPage<Row>;

export const readPage = <Row>(page: AnyPage<Row>): Page<Row> => (page instanceof WrittenPage ? page.read() : page);
