/** A record that one story makes and others speak of. By the time they do, it is there. */
export class Made<Kind> {
  readonly #what: string;
  #record: Kind | undefined;

  constructor(what: string) {
    this.#what = what;
  }

  get record(): Kind {
    if (this.#record === undefined) throw new Error(`${this.#what} is spoken of before it is made.`);
    return this.#record;
  }

  set record(record: Kind) {
    this.#record = record;
  }
}
