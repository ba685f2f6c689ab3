import type { Address, Company, UpdateCompanyInput } from '@freightdesk/company-contract';
import { indianStateCodes } from '@freightdesk/parties-contract';

const noAddress: Address = { line1: '', line2: '', city: '', pincode: '' };
const noLut = { number: '', validFrom: '', validUntil: '' };

/** The State as the forms know it; what the store holds is one of them or nothing. */
export const stateOf = (code: string | null) => indianStateCodes.find((known) => known === code);

export const addressStart = (address: Address | null): Address => address ?? noAddress;

/** What the form starts with: the record's own values, blank where there are none yet. */
export function companyDefaults(company: Company): Partial<UpdateCompanyInput> {
  const { name, stateCode, address, lut, logoId: _logoId, ...rest } = company;
  return {
    ...rest,
    name: name ?? '',
    stateCode: stateOf(stateCode),
    address: addressStart(address),
    lut: lut ?? noLut,
  };
}
