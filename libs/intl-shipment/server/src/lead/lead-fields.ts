import { type AddLeadInput, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import { normalisePhone } from '@freightdesk/parties-contract';

/** Fields of a lead that name another record, by the constraint of each. */
export const leadReferences = { lead_party_id_fkey: 'partyId', lead_owner_id_fkey: 'ownerId' };

type Spelled = Pick<Partial<AddLeadInput>, 'mobile' | 'originLocode' | 'destinationLocode'>;

/** In normal spelling, however it was typed; what was left out stays left out. */
export function inNormalSpelling<Fields extends Spelled>(fields: Fields): Fields {
  const { mobile, originLocode, destinationLocode } = fields;
  return {
    ...fields,
    ...(mobile && { mobile: normalisePhone(mobile) }),
    ...(originLocode && { originLocode: normaliseLocode(originLocode) }),
    ...(destinationLocode && { destinationLocode: normaliseLocode(destinationLocode) }),
  };
}
