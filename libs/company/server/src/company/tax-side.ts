import { type Company, ownSideOf, type OwnSide } from '@freightdesk/company-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { headOffice } from '../branch/branch.repository';
import { readCompany } from './company.repository';

/** The head office as it supplies, and whether the company takes GST on what it receives in advance. */
export async function taxSide(db: Db): Promise<OwnSide & Pick<Company, 'name' | 'address' | 'taxOnAdvances'>> {
  const [branch, company] = await together(headOffice(db), readCompany(db));
  const { name, legalName, address, taxOnAdvances } = company;
  return { ...ownSideOf(branch, company), name: legalName ?? name, address: branch.address ?? address, taxOnAdvances };
}
