import { invoiceSeals } from '@freightdesk/invoices-server';
import { journalSeals, voucherSeals } from '@freightdesk/ledger-server';
import { paymentSeals } from '@freightdesk/payments-server';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import {
  auditSeals,
  linksFrom,
  type SealHead,
  sealHead,
  sealingMoment,
  type SealSource,
  spellTimesAlike,
  type Unsealed,
} from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { copyRows } from './copy-rows';

const sources: readonly SealSource[] = [auditSeals, voucherSeals, journalSeals, ...invoiceSeals, ...paymentSeals];

const recordsOf = (db: Db, { rows, source }: SealSource) =>
  withTransaction(db, async (tx) => {
    await spellTimesAlike(tx);
    const at = await sealingMoment(tx);
    const found = await sql<Unsealed>`
      select id, hash, now() as noted_at from (${rows}) r
      where not exists (select from seal where source = ${source} and record_id = r.id) order by id`.execute(tx);
    return { at, records: found.rows };
  });

/** Seals all that was copied in as the server's job would in some hours, so that it has nothing to do when it starts. */
export async function sealStore(db: Db, owner: ClientBase): Promise<void> {
  let head: SealHead = await sealHead(db);
  for (const source of sources) {
    const { at, records } = await recordsOf(db, source);
    const links = linksFrom(head, { source: source.source, at }, records);
    const rows = links.map(({ position, id, hash, chainHash, notedAt }) => ({
      ...{ position, source: source.source, recordId: id, rowHash: hash, chainHash, notedAt, sealedAt: at },
    }));
    await copyRows(owner, 'seal', rows);
    const last = links.at(-1);
    if (last) head = { position: last.position, hash: last.chainHash };
  }
  await owner.query(
    'delete from to_seal using seal where seal.source = to_seal.source and seal.record_id = to_seal.record_id',
  );
}
