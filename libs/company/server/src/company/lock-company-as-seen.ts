import type { Company } from '@freightdesk/company-contract';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { lockCompany } from './company.repository';

/** The company, held for a change by somebody who saw this state of it; refuses where it has moved on. */
export async function lockCompanyAsSeen(tx: Tx, seen: { id?: string | undefined; version: number }): Promise<Company> {
  const company = await lockCompany(tx);
  if (seen.id !== undefined && seen.id !== company.id) refuse(commonProblems.not_found);
  requireVersion(company, seen.version);
  return company;
}
