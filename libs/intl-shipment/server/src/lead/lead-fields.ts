import { type AddLeadInput, normaliseHsCode, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import { normalisePhone } from '@freightdesk/parties-contract';

/** Fields of a lead that name another record, by the constraint of each. */
export const leadReferences = { lead_party_id_fkey: 'partyId', lead_owner_id_fkey: 'ownerId' };

type Spelled = Pick<Partial<AddLeadInput>, 'mobile' | 'originLocode' | 'destinationLocode' | 'hsCode' | 'containers'>;

/** As it is kept: in normal spelling, however it was typed; what was left out stays left out. */
export function asKept<Fields extends Spelled>({ containers, ...fields }: Fields) {
  const { mobile, originLocode, destinationLocode, hsCode } = fields;
  return {
    ...fields,
    ...(containers && { containers: JSON.stringify(containers) }),
    ...(hsCode && { hsCode: normaliseHsCode(hsCode) }),
    ...(mobile && { mobile: normalisePhone(mobile) }),
    ...(originLocode && { originLocode: normaliseLocode(originLocode) }),
    ...(destinationLocode && { destinationLocode: normaliseLocode(destinationLocode) }),
  };
}
