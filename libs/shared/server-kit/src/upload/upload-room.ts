import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '../problem/refusal';

const room = { forAll: 16, forOne: 4 } as const;
const full = 'Many files are being sent just now. Please try again in a moment.';

/**
 * Bounds how many uploads are at work at once. A file is held in memory until its request is answered, because it is judged
 * as a whole before a byte of it is stored: 10 MB each, 160 MB for all. One person can't take up the whole room, however
 * slowly they send. Each process of the server has its own memory, so each has its own room.
 */
export class UploadRoom {
  readonly #people: string[] = [];

  async hold<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#people.filter((person) => person === userId).length;
    if (this.#people.length >= room.forAll || own >= room.forOne) refuse(commonProblems.unavailable, { message: full });
    this.#people.push(userId);
    try {
      return await work();
    } finally {
      this.#people.splice(this.#people.indexOf(userId), 1);
    }
  }
}
