import {
  type ContainerType,
  type Jobcard,
  normaliseContainerNumber,
  normaliseHsCode,
  normaliseUnNumber,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

type Package = Jobcard['packages'][number];
type Container = Jobcard['containers'][number];
type SaidContainer = Omit<Container, 'demurrage' | 'detention'>;

/** The packages of several jobs, by the job's id; a job without any has no entry. */
export async function packagesOf(db: Db, jobcardIds: readonly string[]): Promise<Map<string, Package[]>> {
  const found = new Map<string, Package[]>();
  if (jobcardIds.length === 0) return found;
  const rows = await db
    .selectFrom('jobcardPackage')
    .select((eb) => [
      ...(['jobcardId', 'marks', 'quantity', 'type', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'netKg'] as const),
      ...(['description', 'hsCode', 'unNumber'] as const),
      eb.ref('hazardClass').$castTo<Package['hazardClass']>().as('hazardClass'),
      eb.ref('packingGroup').$castTo<Package['packingGroup']>().as('packingGroup'),
    ])
    .where('jobcardId', 'in', jobcardIds)
    .orderBy('position')
    .execute();
  for (const { jobcardId, ...line } of rows) found.set(jobcardId, [...(found.get(jobcardId) ?? []), line]);
  return found;
}

/** The containers of several jobs, by the job's id. What they cost is counted by whoever knows the day. */
export async function containersOf(db: Db, jobcardIds: readonly string[]): Promise<Map<string, Container[]>> {
  const found = new Map<string, Container[]>();
  if (jobcardIds.length === 0) return found;
  const rows = await db
    .selectFrom('jobcardContainer')
    .select((eb) => [
      'jobcardId',
      'containerNumber',
      eb.ref('sizeType').$castTo<ContainerType>().as('sizeType'),
      'sealNumber',
      'checkDigitOverrideReason',
      ...(['packages', 'grossKg', 'tareKg', 'vgmKg'] as const),
      eb.ref('vgmMethod').$castTo<Container['vgmMethod']>().as('vgmMethod'),
      'dischargedOn',
      'gateOutOn',
      'emptyReturnedOn',
    ])
    .where('jobcardId', 'in', jobcardIds)
    .orderBy('position')
    .execute();
  for (const { jobcardId, ...row } of rows) {
    found.set(jobcardId, [...(found.get(jobcardId) ?? []), { ...row, demurrage: null, detention: null }]);
  }
  return found;
}

/** A job's packages are written anew: they are a list that the person sees whole. */
export async function replacePackages(tx: Tx, jobcardId: string, packages: readonly Package[]): Promise<void> {
  await tx.deleteFrom('jobcardPackage').where('jobcardId', '=', jobcardId).execute();
  if (packages.length === 0) return;
  const rows = packages.map(({ hsCode, unNumber, ...line }, position) => ({
    ...line,
    ...{ jobcardId, position },
    hsCode: hsCode ? normaliseHsCode(hsCode) : null,
    unNumber: unNumber ? normaliseUnNumber(unNumber) : null,
  }));
  await tx.insertInto('jobcardPackage').values(rows).execute();
}

export async function replaceContainers(
  tx: Tx,
  jobcardId: string,
  containers: readonly SaidContainer[],
): Promise<void> {
  await tx.deleteFrom('jobcardContainer').where('jobcardId', '=', jobcardId).execute();
  if (containers.length === 0) return;
  const rows = containers.map((container, position) => ({
    jobcardId,
    position,
    containerNumber: normaliseContainerNumber(container.containerNumber),
    sizeType: container.sizeType,
    sealNumber: container.sealNumber ?? null,
    checkDigitOverrideReason: container.checkDigitOverrideReason ?? null,
    packages: container.packages ?? null,
    grossKg: container.grossKg ?? null,
    tareKg: container.tareKg ?? null,
    vgmKg: container.vgmKg ?? null,
    vgmMethod: container.vgmMethod ?? null,
    dischargedOn: container.dischargedOn ?? null,
    gateOutOn: container.gateOutOn ?? null,
    emptyReturnedOn: container.emptyReturnedOn ?? null,
  }));
  await tx.insertInto('jobcardContainer').values(rows).execute();
}

/** When a container was where, as it is told now. */
export async function changeContainerDays(
  tx: Tx,
  jobcardId: string,
  { containerNumber, dischargedOn = null, gateOutOn = null, emptyReturnedOn = null }: Container,
): Promise<void> {
  await tx
    .updateTable('jobcardContainer')
    .set({ dischargedOn, gateOutOn, emptyReturnedOn })
    .where('jobcardId', '=', jobcardId)
    .where('containerNumber', '=', containerNumber)
    .execute();
}
