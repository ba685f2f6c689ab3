import type { Page } from '@freightdesk/shared-endpoint';

/** An answer whose rows PostgreSQL has written as JSON, each by itself or several with commas between them: they are sent as they came. */
export abstract class Written<Answer> {
  constructor(protected readonly rows: readonly string[]) {}

  protected get data(): string {
    return `[${this.rows.join(',')}]`;
  }

  /** The whole of what is sent, in the envelope of its endpoint. */
  abstract get body(): string | Buffer;

  /** For those who work with the rows. */
  abstract read(): Answer;
}

const [head, between, end] = ['{"data":[', ',', ']}'];

/**
 * All rows there are, and nothing said of them. They may be thousands: as one text they would be large objects of the heap, of which a few make
 * V8 look through all of it, so they go from row to row into bytes outside of it.
 */
export class WrittenRows<Row> extends Written<Row[]> {
  get body(): Buffer {
    const { rows } = this;
    const betweens = Math.max(rows.length - 1, 0) * between.length;
    const size = rows.reduce((sum, row) => sum + Buffer.byteLength(row), head.length + betweens + end.length);
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = bytes.write(head);
    rows.forEach((row, index) => {
      if (index > 0) at += bytes.write(between, at);
      at += bytes.write(row, at);
    });
    bytes.write(end, at);
    return bytes;
  }

  read(): Row[] {
    return JSON.parse(this.data);
  }
}

/** A page of rows, and what is said of it. */
export class WrittenPage<Row> extends Written<Page<Row>> {
  readonly #facts: Omit<Page<Row>, 'data'>;

  constructor(rows: readonly string[], facts: Omit<Page<Row>, 'data'>) {
    super(rows);
    this.#facts = facts;
  }

  get body(): string {
    return `{"data":${this.data},${JSON.stringify(this.#facts).slice(1)}`;
  }

  read(): Page<Row> {
    return { data: JSON.parse(this.data), ...this.#facts };
  }
}

/** An answer as its values, or as it was written. */
export type Sent<Answer> = Answer | Written<Answer>;

/** A page as either kind of list gives it. */
export type AnyPage<Row> = Page<Row> | WrittenPage<Row>;

export const readAnswer = <Answer>(sent: Sent<Answer>): Answer => (sent instanceof Written ? sent.read() : sent);
