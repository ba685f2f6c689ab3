import type { Lead } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findLead, lockLead } from './lead.repository';

export async function findLeadOrRefuse(db: Db, id: string): Promise<Lead> {
  return (
    (await findLead(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This lead does not exist, or no longer does.' })
  );
}

export const leads: RecordKind<Lead> = { record: 'lead', lock: lockLead, find: findLeadOrRefuse };
