import type { Lead } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { findLead, lockLead } from './lead.repository';

export async function findLeadOrRefuse(db: Db, id: string): Promise<Lead> {
  return (
    (await findLead(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This lead does not exist, or no longer does.' })
  );
}

/** The lead as the person saw it, held for this write alone. */
export async function leadToChange(tx: Tx, { id, version }: { id: string; version: number }): Promise<Lead> {
  await lockLead(tx, id);
  const lead = await findLeadOrRefuse(tx, id);
  requireVersion(lead, version);
  return lead;
}
