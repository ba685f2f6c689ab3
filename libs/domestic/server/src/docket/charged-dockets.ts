import type { StateCode } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { consignorState } from './docket-columns';

/** What accounts see of a docket that they bill: they may not open dockets. */
export interface ChargedDocket {
  id: string;
  number: string | null;
  isBillable: boolean;
  /** Its customer is billed with the proof of delivery only, and it is not there. */
  isPodMissing: boolean;
  /** Consignor or consignee owes the tax of its carriage, not we. */
  reverseCharge: boolean;
  /** Where the consignor hands the goods over: that decides an unregistered customer's tax. */
  receiptStateCode: StateCode | null;
}

/** The named dockets, for documents that charge for them; handed to invoices by the app's wiring. */
export async function chargedDockets(db: Db, ids: readonly string[]): Promise<ChargedDocket[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('docket')
    .leftJoin('party', 'party.id', 'docket.billingPartyId')
    .select(['docket.id', 'docket.number'])
    .select([
      consignorState.as('receiptStateCode'),
      sql<boolean>`docket.number is not null and docket.status <> 'CANCELLED'`.as('isBillable'),
      sql<boolean>`coalesce(docket.freight_basis = 'TBB' and party.pod_required_for_billing and docket.status <> 'POD_VERIFIED'
        and (party.pod_must_be_verified or docket.status <> 'POD_UPLOADED'), false)`.as('isPodMissing'),
      // By air or rail nobody but the carrier owes it.
      sql<boolean>`coalesce(docket.gst_payable_by <> 'TRANSPORTER' and docket.mode not in ('AIR', 'RAIL'), false)`.as(
        'reverseCharge',
      ),
    ])
    .where('docket.id', 'in', ids)
    .execute();
}
