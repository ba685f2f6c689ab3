import { type Company, companyProblems, isCompanyComplete } from '@freightdesk/company-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { readCompany } from './company.repository';

/** The company, for whoever is about to issue a document in its name; refuses while it has no name or State. */
export async function requireCompleteCompany(db: Db | Tx): Promise<Company & { name: string; stateCode: string }> {
  const company = await readCompany(db);
  const { name, stateCode } = company;
  if (!isCompanyComplete(company) || name === null || stateCode === null) refuse(companyProblems.company_incomplete);
  return { ...company, name, stateCode };
}
