import type { Company, UpdateCompanyInput } from '@freightdesk/company-contract';
import { addressStart } from '../address/address-fields';
import { stateOf } from '../address/state-field';

const noLut = { number: '', validFrom: '', validUntil: '' };

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
