import {
  type Lead,
  type LeadDirection,
  leadList,
  type LeadPriority,
  type LeadService,
  type LeadSource,
  type LeadStage,
  type LostReason,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { asStored, instant, namedBy, recordTable, rowShape, writtenPagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const scalars = [
  'lead.id',
  'lead.number',
  'lead.date',
  'lead.companyName',
  'lead.contactName',
  'lead.mobile',
  'lead.email',
  'lead.partyId',
  'lead.ownerId',
  'lead.originPlace',
  'lead.originLocode',
  'lead.destinationPlace',
  'lead.destinationLocode',
  'lead.commodity',
  'lead.hsCode',
  'lead.isDangerous',
  'lead.packages',
  'lead.grossKg',
  'lead.cbm',
  'lead.cargoReadyDate',
  'lead.targetRate',
  'lead.expectedRevenuePaise',
  'lead.probability',
  'lead.nextFollowUpAt',
  'lead.lastFollowUp',
  'lead.followedUpAt',
  'lead.lostTo',
  'lead.notes',
  'lead.jobcardId',
  'lead.docketId',
  'lead.version',
] as const;

const followUpOn = sql<string>`(lead.next_follow_up_at at time zone 'Asia/Kolkata')::date`;

/** The day on which somebody last worked on it. */
const touchedOn = sql<string>`(lead.updated_at at time zone 'Asia/Kolkata')::date`;

const leadRows = (db: Db | Tx) =>
  db
    .selectFrom('lead')
    .innerJoin('appUser as owner', 'owner.id', 'lead.ownerId')
    .leftJoin('party', 'party.id', 'lead.partyId')
    .select(scalars)
    .select((eb) => [
      eb.ref('lead.stage').$castTo<LeadStage>().as('stage'),
      eb.ref('lead.source').$castTo<LeadSource>().as('source'),
      eb.ref('lead.service').$castTo<LeadService>().as('service'),
      eb.ref('lead.direction').$castTo<LeadDirection>().as('direction'),
      eb.ref('lead.priority').$castTo<LeadPriority>().as('priority'),
      eb.ref('lead.containers').$castTo<Lead['containers']>().as('containers'),
      eb.ref('lead.incoterm').$castTo<Lead['incoterm']>().as('incoterm'),
      eb.ref('lead.lostReason').$castTo<LostReason | null>().as('lostReason'),
      'party.name as partyName',
      sql<string>`trim(concat_ws(' ', owner.first_name, owner.last_name))`.as('ownerName'),
      followUpOn.as('followUpOn'),
      touchedOn.as('touchedOn'),
    ]);

/** The same leads, of their own table alone. */
const narrowLeads = (db: Db | Tx) =>
  db
    .selectFrom('lead')
    .select(scalars)
    .select(['stage', 'source', 'service', 'direction', followUpOn.as('followUpOn'), touchedOn.as('touchedOn')])
    .select('searchText');

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadRows>['executeTakeFirstOrThrow']>>;

const shape = rowShape<LeadRow>()({
  ...asStored([
    ...scalars,
    'stage',
    'source',
    'service',
    'direction',
    'priority',
    'incoterm',
    'containers',
    'lostReason',
  ]),
  nextFollowUpAt: instant('nextFollowUpAt'),
  followedUpAt: instant('followedUpAt'),
  owner: { id: 'ownerId', name: 'ownerName' },
  party: namedBy('partyId', 'partyName'),
});

export const listLeadRows = writtenPagesOf(leadRows, {
  table: 'lead',
  narrow: narrowLeads,
  searched: { own: leadList.search, kept: 'searchText', related: {} },
  list: leadList,
  shape,
});

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await leadRows(db).where('lead.id', '=', id).executeTakeFirst();
  return row && shape.of(row);
}

export const { lock: lockLead, insert: insertLead, change: changeLead, remove: removeLead } = recordTable('lead');

/** From now on the lead is converted, and cannot be again. */
export async function markConverted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('lead').set({ convertedAt: at }).where('id', '=', id).execute();
}

/** What a lead became when this quotation of it was accepted; nothing where another won it, or where it was converted already. */
export function becameByAcceptance(tx: Tx, id: string, quotationId: string) {
  return tx
    .selectFrom('lead')
    .innerJoin('quotation', 'quotation.leadId', 'lead.id')
    .select(['lead.jobcardId', 'lead.docketId'])
    .where('lead.id', '=', id)
    .where('lead.stage', '=', 'WON')
    .where('lead.convertedAt', 'is', null)
    .where('quotation.id', '=', quotationId)
    .where('quotation.status', '=', 'ACCEPTED')
    .executeTakeFirst();
}
