import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Pod, PodCondition, PodFile, PodVerdict, ProofKind } from '@freightdesk/tracking-contract';
import { type Insertable, sql } from 'kysely';

export async function insertPod(tx: Tx, pod: Insertable<Database['pod']>): Promise<void> {
  await tx.insertInto('pod').values(pod).execute();
}

/** The files after the first one, in their order. */
export async function insertPodFiles(tx: Tx, podId: string, documentIds: readonly string[]): Promise<void> {
  const files = documentIds.map((documentId, index) => ({ documentId, podId, position: index + 2 }));
  if (files.length > 0) await tx.insertInto('podFile').values(files).execute();
}

export async function insertVerdict(tx: Tx, verdict: Insertable<Database['podVerdict']>): Promise<void> {
  await tx.insertInto('podVerdict').values(verdict).execute();
}

const filesOfPod = sql<PodFile[]>`(
  select json_agg(json_build_object('id', document.id, 'name', document.name, 'mediaType', document.media_type,
    'sizeBytes', document.size_bytes) order by page.position)
  from (select pod.document_id, 1 as position
    union all select document_id, position from pod_file where pod_file.pod_id = pod.id) page
  inner join document on document.id = page.document_id)`;

const pods = (db: Db) =>
  db
    .selectFrom('pod')
    .innerJoin('appUser as person', 'person.id', 'pod.uploadedBy')
    .leftJoin('podVerdict', 'podVerdict.documentId', 'pod.documentId')
    .leftJoin('appUser as judge', 'judge.id', 'podVerdict.judgedBy')
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
      filesOfPod.as('files'),
      'pod.uploadedAt',
      'pod.uploadedBy',
      sql<boolean>`coalesce((select pod_by_another from company), false)`.as('byAnother'),
      sql<string>`trim(concat_ws(' ', person.first_name, person.last_name))`.as('personName'),
      eb.ref('podVerdict.verdict').$castTo<PodVerdict | null>().as('judged'),
      eb.ref('podVerdict.podCondition').$castTo<PodCondition | null>().as('podCondition'),
      'podVerdict.remarks as judgedRemarks',
      'podVerdict.judgedAt',
      'podVerdict.judgedBy',
      sql<string>`trim(concat_ws(' ', judge.first_name, judge.last_name))`.as('judgeName'),
    ]);

type StoredPod = Awaited<ReturnType<ReturnType<typeof pods>['executeTakeFirstOrThrow']>>;

type Judged = Pick<StoredPod, 'judged' | 'judgedAt' | 'judgedBy' | 'judgeName' | 'podCondition' | 'judgedRemarks'>;

function verdictOf({ judged: verdict, judgedAt, judgedBy: id, ...said }: Judged): Pod['verdict'] {
  if (verdict === null || judgedAt === null || id === null) return null;
  const { judgeName: name, podCondition, judgedRemarks: remarks } = said;
  return { verdict, at: judgedAt.toISOString(), by: { id, name }, podCondition, remarks };
}

function toPod(row: StoredPod): Pod {
  const { judged, judgedAt, judgedBy, judgeName, podCondition, judgedRemarks, ...stored } = row;
  const { uploadedBy, personName, deliveredAt, uploadedAt, ...pod } = stored;
  const verdict = verdictOf({ judged, judgedAt, judgedBy, judgeName, podCondition, judgedRemarks });
  return {
    ...pod,
    deliveredAt: deliveredAt.toISOString(),
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy: { id: uploadedBy, name: personName },
    verifiedAt: verdict?.verdict === 'VERIFIED' ? verdict.at : null,
    verdict,
  };
}

/** The last proof of delivery of a shipment, with what was found of it where its journey has no status for that. */
export async function podOf(db: Db, recordId: string): Promise<Pod | null> {
  const row = await pods(db).where('pod.recordId', '=', recordId).orderBy('pod.id', 'desc').limit(1).executeTakeFirst();
  return row ? toPod(row) : null;
}
