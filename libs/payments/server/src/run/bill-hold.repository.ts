import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';

/** One reason stands at a time; the trail keeps what it was before. */
export async function keepHold({ tx, clock, actor }: WriteContext, id: string, reason: string | null): Promise<void> {
  await tx.deleteFrom('billHold').where('id', '=', id).execute();
  if (reason === null) return;
  await tx
    .insertInto('billHold')
    .values({ id, reason, ...writtenBy({ clock, actor }) })
    .execute();
}
