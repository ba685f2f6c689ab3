import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Pod, ProofKind } from '@freightdesk/tracking-contract';
import { type Insertable, sql } from 'kysely';

export async function insertPod(tx: Tx, pod: Insertable<Database['pod']>): Promise<void> {
  await tx.insertInto('pod').values(pod).execute();
}

/** The last proof of delivery of a shipment, before anybody has verified it. */
export async function podOf(db: Db, recordId: string): Promise<Omit<Pod, 'verifiedAt'> | null> {
  const row = await db
    .selectFrom('pod')
    .innerJoin('document', 'document.id', 'pod.documentId')
    .innerJoin('appUser as person', 'person.id', 'pod.uploadedBy')
    .select((eb) => [
      eb.ref('pod.proofKind').$castTo<ProofKind>().as('proofKind'),
      'pod.receiverName',
      'pod.receiverPhone',
      'pod.receiverRelation',
      'pod.packagesShort',
      'pod.packagesDamaged',
      'pod.deliveredAt',
      'pod.receivedOn',
      'pod.remarks',
      'pod.documentId',
      'document.name',
      'document.mediaType',
      'document.sizeBytes',
      'pod.uploadedAt',
      'pod.uploadedBy',
      sql<string>`concat_ws(' ', person.first_name, person.last_name)`.as('personName'),
    ])
    .where('pod.recordId', '=', recordId)
    .orderBy('pod.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { name, mediaType, sizeBytes, uploadedBy, personName, deliveredAt, uploadedAt, ...pod } = row;
  return {
    ...pod,
    deliveredAt: deliveredAt.toISOString(),
    file: { name, mediaType, sizeBytes },
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy: { id: uploadedBy, name: personName },
  };
}
