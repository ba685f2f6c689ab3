import type { Company, UpdateCompanyInput } from '@freightdesk/company-contract';
import { indianStateCodes } from '@freightdesk/parties-contract';

const noAddress = { line1: '', line2: '', city: '', pincode: '' };

/** What the form starts with: the record's own values, blank where there are none yet. */
export function companyDefaults(company: Company): Partial<UpdateCompanyInput> {
  const { id, version, legalName, gstin, pan, tan, phone, email } = company;
  return {
    id,
    version,
    name: company.name ?? '',
    legalName,
    stateCode: indianStateCodes.find((code) => code === company.stateCode),
    gstin,
    pan,
    tan,
    phone,
    email,
    address: company.address ?? noAddress,
  };
}
