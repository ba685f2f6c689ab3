import type { Tx } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  type AssignExceptionInput,
  exceptionProblems,
  type ExceptionRecord,
  type RaiseExceptionInput,
  type SettleExceptionInput,
} from '@freightdesk/tracking-contract';
import type { LinkedKinds } from '../link/linked-kinds';
import type { LinkedShipments } from '../link/linked-shipments';
import {
  changeException,
  exceptionsOf,
  findException,
  lockException,
  openExceptions,
} from '../shipment/exception.repository';
import { worksHere } from './owner.repository';

const findOrRefuse = async (tx: Tx, id: string): Promise<ExceptionRecord> =>
  (await findException(tx, id)) ?? refuse(exceptionProblems.no_exception);

const refuseStranger = async (tx: Tx, ownerId: string): Promise<void> => {
  if (!(await worksHere(tx, ownerId))) refuse(exceptionProblems.no_such_owner);
};

/** Says what goes wrong with a shipment. */
export async function raiseException(
  { record, recordId, kind, note, ownerId }: RaiseExceptionInput,
  context: WriteContext,
  kinds: LinkedKinds<LinkedShipments>,
): Promise<ExceptionRecord> {
  const { tx, actor, clock, audit } = context;
  const shipments = await kinds.findOrRefuse(tx, { record, recordId }, actor, 'write');
  if (!shipments.exceptions.includes(kind)) refuse(exceptionProblems.no_such_exception);
  if (ownerId) await refuseStranger(tx, ownerId);
  const standing = await exceptionsOf(tx, recordId);
  if (standing.some((one) => one.kind === kind && one.closedAt === null)) refuse(exceptionProblems.open_already);
  const opened = { record: shipments.record, recordId, kinds: [kind], note, at: clock.now(), by: actor.userId };
  const [id = ''] = await openExceptions(tx, { ...opened, ...(ownerId && { ownerId }) });
  await audit({ record, recordId, action: 'raise-exception', before: {}, after: { exception: kind, note } });
  return findOrRefuse(tx, id);
}

/** What is done to an open exception of a shipment that the asker may write. */
async function onOpen(
  id: string,
  { tx, actor, audit }: WriteContext,
  kinds: LinkedKinds<LinkedShipments>,
  { action, change, told }: { action: string; change: Parameters<typeof changeException>[2]; told: object },
): Promise<ExceptionRecord> {
  const locked = (await lockException(tx, id)) ?? refuse(exceptionProblems.no_exception);
  const { record, recordId, closedAt } = locked;
  await kinds.findOrRefuse(tx, { record, recordId }, actor, 'write');
  if (closedAt !== null) refuse(exceptionProblems.settled);
  const before = await findOrRefuse(tx, id);
  await changeException(tx, id, change);
  await audit({ record, recordId, action, before: {}, after: { exception: before.kind, ...told } });
  return findOrRefuse(tx, id);
}

/** Closes an exception with what was done about it. */
export const settleException = (
  { id, settled }: SettleExceptionInput,
  context: WriteContext,
  kinds: LinkedKinds<LinkedShipments>,
) =>
  onOpen(id, context, kinds, {
    action: 'settle-exception',
    change: { settled, closedAt: context.clock.now(), closedBy: context.actor.userId },
    told: { settled },
  });

/** Gives an exception to another person. */
export async function assignException(
  { id, ownerId }: AssignExceptionInput,
  context: WriteContext,
  kinds: LinkedKinds<LinkedShipments>,
): Promise<ExceptionRecord> {
  await refuseStranger(context.tx, ownerId);
  return onOpen(id, context, kinds, { action: 'assign-exception', change: { ownerId }, told: { ownerId } });
}
