import {
  billableStatuses,
  type ChecklistPaper,
  checklistOf,
  type JobcardStatus,
  type JobDirection,
  type JobMode,
  papersDueOn,
  type SaidPaper,
} from '@freightdesk/intl-shipment-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

/** What somebody said of the papers of a job. */
export async function saidPapersOf(db: Db | Tx, jobcardId: string): Promise<SaidPaper[]> {
  const rows = await db
    .selectFrom('jobcardPaper')
    .leftJoin('document', 'document.id', 'jobcardPaper.documentId')
    .select((eb) => [
      eb.ref('jobcardPaper.paper').$castTo<ChecklistPaper>().as('paper'),
      eb.ref('jobcardPaper.status').$castTo<SaidPaper['status']>().as('status'),
      'jobcardPaper.reason',
      'jobcardPaper.neededBy',
      'jobcardPaper.receivedOn',
      'jobcardPaper.expiresOn',
      'document.id as documentId',
      'document.name',
      'document.mediaType',
      'document.sizeBytes',
    ])
    .where('jobcardId', '=', jobcardId)
    .execute();
  return rows.map(({ documentId, name, mediaType, sizeBytes, ...paper }) => ({
    ...paper,
    file:
      documentId !== null && name !== null && mediaType !== null && sizeBytes !== null
        ? { id: documentId, name, mediaType, sizeBytes }
        : null,
  }));
}

/** The last that was said of a paper stands. */
export async function keepPaper(tx: Tx, paper: Insertable<Database['jobcardPaper']>): Promise<void> {
  const { jobcardId: _job, paper: _paper, ...said } = paper;
  await tx
    .insertInto('jobcardPaper')
    .values(paper)
    .onConflict((conflict) => conflict.columns(['jobcardId', 'paper']).doUpdateSet(said))
    .execute();
}

const daysOfJobs = (db: Db | Tx) =>
  db
    .selectFrom('jobcard')
    .select((eb) => [
      eb.ref('mode').$castTo<JobMode>().as('mode'),
      eb.ref('direction').$castTo<JobDirection>().as('direction'),
      eb.ref('status').$castTo<JobcardStatus>().as('status'),
      ...(['id', 'number', 'etd', 'eta', 'siCutoffAt', 'vgmCutoffAt', 'customsCutoffAt', 'papersDueOn'] as const),
    ]);

type StoredJob = Awaited<ReturnType<ReturnType<typeof daysOfJobs>['executeTakeFirstOrThrow']>>;

const dueOf = ({ siCutoffAt, vgmCutoffAt, customsCutoffAt, ...job }: StoredJob, said: readonly SaidPaper[]) => {
  const cutoffs = {
    siCutoffAt: siCutoffAt?.toISOString(),
    vgmCutoffAt: vgmCutoffAt?.toISOString(),
    customsCutoffAt: customsCutoffAt?.toISOString(),
  };
  return billableStatuses.includes(job.status) ? papersDueOn(checklistOf({ ...job, ...cutoffs }, said)) : null;
};

/** The day by which a job's next paper is needed follows from the job: whatever changes one brings it up to date. */
export async function keepPapersDue(tx: Tx, id: string): Promise<void> {
  const job = await daysOfJobs(tx).where('id', '=', id).executeTakeFirst();
  if (!job) return;
  const papersDueOn = dueOf(job, await saidPapersOf(tx, id));
  if (papersDueOn === job.papersDueOn) return;
  await tx.updateTable('jobcard').set({ papersDueOn }).where('id', '=', id).execute();
}

/** Jobs for which another day is kept than their papers have. */
export async function jobsWithOtherPapersDue(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const job of await daysOfJobs(db).where('papersDueOn', 'is not', null).orderBy('number').execute()) {
    const due = dueOf(job, await saidPapersOf(db, job.id));
    if (due !== job.papersDueOn) wrong.push(`${job.number}: ${job.papersDueOn} is kept, ${due ?? 'no day'} is due`);
  }
  return wrong;
}
