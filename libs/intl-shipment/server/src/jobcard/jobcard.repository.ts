import {
  jobcardList,
  type JobcardRow,
  type JobcardStatus,
  type JobDirection,
  type JobMode,
  jobWeights,
  type ShipmentType,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import {
  asStored,
  bearing,
  instant,
  namedBy,
  recordTable,
  rowShape,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { keepPapersDue } from './checklist.repository';
import { isUnbilled, unbilledJobs } from './unbilled-jobs.repository';

const scalars = [
  'jobcard.id',
  'jobcard.number',
  'jobcard.date',
  'jobcard.customerId',
  'jobcard.shipperId',
  'jobcard.consigneeId',
  'jobcard.notifyPartyId',
  'jobcard.overseasAgentId',
  'jobcard.coLoaderId',
  'jobcard.customsBrokerId',
  'jobcard.deliveryPlace',
  'jobcard.mblDate',
  'jobcard.hblDate',
  'jobcard.onBoardDate',
  'jobcard.cfs',
  'jobcard.rateClass',
  'jobcard.portCode',
  'jobcard.csnNo',
  'jobcard.shippingBillType',
  'jobcard.egmNo',
  'jobcard.egmDate',
  'jobcard.ownerId',
  'jobcard.originLocode',
  'jobcard.originPlace',
  'jobcard.destinationLocode',
  'jobcard.destinationPlace',
  'jobcard.incotermPlace',
  'jobcard.transhipment',
  'jobcard.commodity',
  'jobcard.receiptPlace',
  'jobcard.receiptStateCode',
  'jobcard.mawbNumber',
  'jobcard.hawbNumber',
  'jobcard.mblNumber',
  'jobcard.hblNumber',
  'jobcard.hblOriginals',
  'jobcard.mblOriginals',
  'jobcard.volumetricDivisor',
  'jobcard.goodsValueMinor',
  'jobcard.demurrageFreeDays',
  'jobcard.detentionFreeDays',
  'jobcard.demurrageDayPaise',
  'jobcard.detentionDayPaise',
  'jobcard.bookingNumber',
  'jobcard.carrier',
  'jobcard.flightNumber',
  'jobcard.vessel',
  'jobcard.voyage',
  'jobcard.imoNumber',
  'jobcard.etd',
  'jobcard.eta',
  'jobcard.siCutoffAt',
  'jobcard.vgmCutoffAt',
  'jobcard.gateInCutoffAt',
  'jobcard.customsCutoffAt',
  'jobcard.doNumber',
  'jobcard.doValidUntil',
  'jobcard.shippingBillNo',
  'jobcard.shippingBillDate',
  'jobcard.leoDate',
  'jobcard.exportScheme',
  'jobcard.fobPaise',
  'jobcard.igmNo',
  'jobcard.igmDate',
  'jobcard.igmLineNo',
  'jobcard.boeNo',
  'jobcard.boeDate',
  'jobcard.assessablePaise',
  'jobcard.dutyChallanNo',
  'jobcard.oocDate',
  'jobcard.reference',
  'jobcard.notes',
  'jobcard.cancelReason',
  'jobcard.version',
] as const;

/** What its weights are computed from. */
const packed = sql<Parameters<typeof jobWeights>[0]['packages']>`(
  select coalesce(json_agg(json_build_object('quantity', line.quantity, 'lengthCm', line.length_cm, 'widthCm', line.width_cm,
    'heightCm', line.height_cm, 'grossKg', line.gross_kg) order by line.position), '[]')
  from jobcard_package line where line.jobcard_id = jobcard.id)`;

const jobcardRows = (db: Db | Tx) =>
  db
    .selectFrom('jobcard')
    .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
    .leftJoin('party as shipper', 'shipper.id', 'jobcard.shipperId')
    .leftJoin('party as consignee', 'consignee.id', 'jobcard.consigneeId')
    .leftJoin('party as notifyParty', 'notifyParty.id', 'jobcard.notifyPartyId')
    .leftJoin('party as overseasAgent', 'overseasAgent.id', 'jobcard.overseasAgentId')
    .leftJoin('party as coLoader', 'coLoader.id', 'jobcard.coLoaderId')
    .leftJoin('party as customsBroker', 'customsBroker.id', 'jobcard.customsBrokerId')
    .innerJoin('appUser as owner', 'owner.id', 'jobcard.ownerId')
    .leftJoin('lead', 'lead.jobcardId', 'jobcard.id')
    .leftJoin('jobcard as master', 'master.id', 'jobcard.masterId')
    .select(scalars)
    .select((eb) => [
      eb.ref('jobcard.mode').$castTo<JobMode>().as('mode'),
      eb.ref('jobcard.direction').$castTo<JobDirection>().as('direction'),
      eb.ref('jobcard.status').$castTo<JobcardStatus>().as('status'),
      eb.ref('jobcard.shipmentType').$castTo<ShipmentType>().as('shipmentType'),
      eb.ref('jobcard.incoterm').$castTo<JobcardRow['incoterm']>().as('incoterm'),
      eb.ref('jobcard.carriageScope').$castTo<JobcardRow['carriageScope']>().as('carriageScope'),
      eb.ref('jobcard.boeType').$castTo<JobcardRow['boeType']>().as('boeType'),
      eb.ref('jobcard.mblType').$castTo<JobcardRow['mblType']>().as('mblType'),
      eb.ref('jobcard.hblType').$castTo<JobcardRow['hblType']>().as('hblType'),
      eb.ref('jobcard.freightTerms').$castTo<JobcardRow['freightTerms']>().as('freightTerms'),
      eb.ref('jobcard.goodsCurrency').$castTo<JobcardRow['goodsCurrency']>().as('goodsCurrency'),
      'customer.name as customerName',
      'shipper.name as shipperName',
      'consignee.name as consigneeName',
      'notifyParty.name as notifyPartyName',
      'overseasAgent.name as overseasAgentName',
      'coLoader.name as coLoaderName',
      'customsBroker.name as customsBrokerName',
      'lead.id as leadId',
      'master.id as masterId',
      'master.number as masterNumber',
      sql<string | null>`coalesce(master.mawb_number, master.mbl_number)`.as('masterBill'),
      sql<string>`trim(concat_ws(' ', owner.first_name, owner.last_name))`.as('ownerName'),
      packed.as('packages'),
      isUnbilled('jobcard').as('isUnbilled'),
    ]);

/** The same jobs, of their own table alone. */
const narrowJobcards = (db: Db | Tx) =>
  db
    .selectFrom('jobcard')
    .select(scalars)
    .select(['mode', 'direction', 'status', 'shipmentType', 'masterId', isUnbilled('jobcard').as('isUnbilled')]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof jobcardRows>['executeTakeFirstOrThrow']>>;

const computedOf = ['mode', 'packages', 'volumetricDivisor', 'masterId', 'masterNumber', 'masterBill'] as const;

const shape = rowShape<StoredRow>()(
  {
    ...asStored(scalars),
    ...asStored(['mode', 'direction', 'status', 'shipmentType', 'incoterm', 'boeType', 'hblType', 'freightTerms']),
    ...asStored(['goodsCurrency', 'leadId', 'carriageScope', 'mblType']),
    siCutoffAt: instant('siCutoffAt'),
    vgmCutoffAt: instant('vgmCutoffAt'),
    gateInCutoffAt: instant('gateInCutoffAt'),
    customsCutoffAt: instant('customsCutoffAt'),
    customer: { id: 'customerId', name: 'customerName' },
    shipper: namedBy('shipperId', 'shipperName'),
    consignee: namedBy('consigneeId', 'consigneeName'),
    notifyParty: namedBy('notifyPartyId', 'notifyPartyName'),
    overseasAgent: namedBy('overseasAgentId', 'overseasAgentName'),
    coLoader: namedBy('coLoaderId', 'coLoaderName'),
    customsBroker: namedBy('customsBrokerId', 'customsBrokerName'),
    owner: { id: 'ownerId', name: 'ownerName' },
  },
  { from: computedOf, members: computed },
);

function computed(job: Pick<StoredRow, (typeof computedOf)[number]>) {
  const { masterId, masterNumber, masterBill } = job;
  const master =
    masterId !== null && masterNumber !== null ? { id: masterId, number: masterNumber, bill: masterBill } : null;
  return { master, ...jobWeights(job) };
}

export const listJobcardRows = writtenPagesOf(jobcardRows, {
  table: 'jobcard',
  narrow: narrowJobcards,
  searched: {
    own: jobcardList.search.filter((column) => column !== 'customerName'),
    related: { customerName: bearing('customerId', { table: 'party', kept: 'searchName' }) },
  },
  list: jobcardList,
  apart: () => ({ isUnbilled: unbilledJobs }),
  shape,
});

export async function findJobcardHeader(db: Db, id: string): Promise<JobcardRow | undefined> {
  const row = await jobcardRows(db).where('jobcard.id', '=', id).executeTakeFirst();
  return row && shape.of(row);
}

/** What travels under a job, by number. */
export async function findHouseHeaders(db: Db | Tx, masterId: string): Promise<JobcardRow[]> {
  const rows = await jobcardRows(db).where('jobcard.masterId', '=', masterId).orderBy('jobcard.number').execute();
  return rows.map((row) => shape.of(row));
}

const table = recordTable('jobcard');

/** A job and its shipments change one at a time: whoever changes either waits here first. */
export const { lock: lockJobcard, insert: insertJobcard, remove: removeJobcard } = table;

/** Its days decide by when its papers are needed. */
export async function changeJobcard(...[by, id, changes]: Parameters<typeof table.change>): Promise<void> {
  await table.change(by, id, changes);
  await keepPapersDue(by.tx, id);
}

/** The same by name alone. */
export const housesOf = (db: Db | Tx, masterId: string) =>
  db.selectFrom('jobcard').select(['id', 'number']).where('masterId', '=', masterId).orderBy('number').execute();
