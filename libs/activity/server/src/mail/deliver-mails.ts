import type { Db } from '@freightdesk/shared-database';
import type { Job } from '@freightdesk/shared-server-kit';
import { type DueMail, noteNotSent, noteSent, takeDue } from './mail.repository';
import type { Deliver } from './smtp';

const minute = 60_000;

/** How long after each try the next one is made; after the last the letter is told as not delivered. */
const pausesMs = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * minute);

/** So many go out in a round; the next one is a moment away. */
const most = 20;
/** Longer than the mail server is waited for. */
const heldMs = 5 * minute;

/** A 5xx answer is the last word of the mail server about a letter, such as an address that does not exist. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

async function deliverOne(
  db: Db,
  mail: DueMail,
  { deliver, now }: { deliver: Deliver; now: () => Date },
): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const pause = isFinal(error) ? undefined : pausesMs[mail.attempts - 1];
    const nextAttemptAt = pause === undefined ? null : new Date(now().getTime() + pause);
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    return noteNotSent(db, mail.id, { problem, nextAttemptAt });
  }
  await noteSent(db, mail.id, now());
}

/** Sends what waits. A letter goes out at least once: where the server dies between sending and noting it, it goes again as itself. */
export const deliverMails = (deliver: Deliver): Job => ({
  name: 'mail.send',
  everyMs: 5_000,
  async run({ db, clock, signal }) {
    const now = clock.now();
    const until = new Date(now.getTime() + heldMs);
    for (const mail of await takeDue(db, { now, until, most })) {
      if (signal.aborted) return;
      await deliverOne(db, mail, { deliver, now: () => clock.now() });
    }
  },
});
