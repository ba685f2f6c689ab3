import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { asSentence, type Words } from '@freightdesk/shared-sentence';
import { refuse } from '../problem/refusal';
import { normalText, unusableCharacter } from './strict-text';

export type Query = Readonly<Record<string, unknown>>;

/** Reads a query string and collects what is wrong with it, so that one answer names it all. */
export class QueryReader {
  readonly #query: Query;
  readonly #errors: FieldProblem[] = [];

  constructor(query: Query) {
    this.#query = query;
  }

  get names(): string[] {
    return Object.keys(this.#query);
  }

  wrong(field: string, words: Words): void {
    this.#errors.push({ field: field.slice(0, 100), code: 'query', ...asSentence(words) });
  }

  /** The values of a parameter, normalised; none when it is absent. */
  all(name: string): string[] {
    const given = this.#query[name];
    const values = given === undefined ? [] : [given].flat();
    const texts = values.map((value) => (typeof value === 'string' ? normalText(value) : null));
    if (texts.includes(null)) this.wrong(name, unusableCharacter);
    return texts.filter((text) => text !== null);
  }

  /** A parameter that may stand once. */
  one(name: string): string | null {
    const values = this.all(name);
    if (values.length > 1) this.wrong(name, 'Give this only once.');
    return values[0] ?? null;
  }

  /** Refuses with 400 when anything was wrong. */
  finish(): void {
    const [first] = this.#errors;
    if (!first) return;
    const { message, values } = first;
    refuse(commonProblems.bad_request, { message, values, errors: this.#errors });
  }
}
