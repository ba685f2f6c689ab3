import type { Actor } from '../context/context';

const most = 10_000;

/**
 * Who held which token when this server last looked. It decides nothing: the database is asked each time, and what was asked in the
 * meantime for somebody else than it names is thrown away.
 */
export class LastSeen {
  readonly #actors = new Map<string, Actor>();

  of = (token: string): Actor | undefined => this.#actors.get(token);

  note(token: string, actor: Actor | undefined): void {
    this.#actors.delete(token);
    if (actor === undefined) return;
    if (this.#actors.size >= most) this.#actors.clear();
    this.#actors.set(token, actor);
  }
}
