import { type ContainerType, type Jobcard, normaliseContainerNumber } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

type Package = Jobcard['packages'][number];
type Container = Jobcard['containers'][number];

/** The packages of several jobs, by the job's id; a job without any has no entry. */
export async function packagesOf(db: Db, jobcardIds: readonly string[]): Promise<Map<string, Package[]>> {
  const found = new Map<string, Package[]>();
  if (jobcardIds.length === 0) return found;
  const rows = await db
    .selectFrom('jobcardPackage')
    .select(['jobcardId', 'quantity', 'type', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'description'])
    .where('jobcardId', 'in', jobcardIds)
    .orderBy('position')
    .execute();
  for (const { jobcardId, ...line } of rows) found.set(jobcardId, [...(found.get(jobcardId) ?? []), line]);
  return found;
}

export function containersOf(db: Db, jobcardId: string): Promise<Container[]> {
  return db
    .selectFrom('jobcardContainer')
    .select((eb) => [
      'containerNumber',
      eb.ref('sizeType').$castTo<ContainerType>().as('sizeType'),
      'sealNumber',
      'checkDigitOverrideReason',
    ])
    .where('jobcardId', '=', jobcardId)
    .orderBy('position')
    .execute();
}

/** A job's packages are written anew: they are a list that the person sees whole. */
export async function replacePackages(tx: Tx, jobcardId: string, packages: readonly Package[]): Promise<void> {
  await tx.deleteFrom('jobcardPackage').where('jobcardId', '=', jobcardId).execute();
  if (packages.length === 0) return;
  const rows = packages.map((line, position) => ({ ...line, jobcardId, position }));
  await tx.insertInto('jobcardPackage').values(rows).execute();
}

export async function replaceContainers(tx: Tx, jobcardId: string, containers: readonly Container[]): Promise<void> {
  await tx.deleteFrom('jobcardContainer').where('jobcardId', '=', jobcardId).execute();
  if (containers.length === 0) return;
  const rows = containers.map((container, position) => ({
    jobcardId,
    position,
    containerNumber: normaliseContainerNumber(container.containerNumber),
    sizeType: container.sizeType,
    sealNumber: container.sealNumber ?? null,
    checkDigitOverrideReason: container.checkDigitOverrideReason ?? null,
  }));
  await tx.insertInto('jobcardContainer').values(rows).execute();
}
