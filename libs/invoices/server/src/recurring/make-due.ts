import { type Job, openWriteWithin, Refusal, type WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { makeRecurring } from './recurring';
import { dueRecurring, findRecurring, lockRecurring } from './recurring.repository';

const dayMs = 24 * 60 * 60 * 1000;

/** The drafts that have come due, made in the name of who set them up; what is refused, such as a rate that ended, waits for a person. */
export const makeDueRecurring = (ports: InvoicesPorts): Job => ({
  name: 'invoices.recurring',
  everyMs: dayMs,
  async run({ db, clock, signal }) {
    for (const { id, userId, email, firstName, lastName } of await dueRecurring(db, clock.today())) {
      if (signal.aborted) return;
      const name = `${firstName} ${lastName}`.trim();
      const actor = { userId, email: email ?? '', name, role: 'ACCOUNT', sessionId: '' } as const;
      await openWriteWithin({ db, clock, requestId: 'recurring', address: '' }, ({ audit, tx }) =>
        makeOne(
          id,
          { tx, clock, actor, requestId: 'recurring', audit: (entry) => audit({ ...entry, userId, userName: name }) },
          ports,
        ),
      ).catch(refusedAlone);
    }
  },
});

async function makeOne(id: string, context: WriteContext, ports: InvoicesPorts): Promise<void> {
  await lockRecurring(context.tx, id);
  const { version } = await findRecurring(context.tx, id);
  await makeRecurring({ id, version }, context, ports);
}

/** One that cannot be made stops no other. */
function refusedAlone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
