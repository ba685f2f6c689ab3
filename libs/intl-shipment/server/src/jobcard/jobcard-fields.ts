import {
  type AddJobcardInput,
  normaliseAirWaybill,
  normaliseImoNumber,
  normaliseLocode,
  readCustomsStation,
} from '@freightdesk/intl-shipment-contract';

/** Fields of a job that name another record, by the constraint of each. */
export const jobcardReferences = {
  jobcard_customer_id_fkey: 'customerId',
  jobcard_shipper_id_fkey: 'shipperId',
  jobcard_consignee_id_fkey: 'consigneeId',
  jobcard_notify_party_id_fkey: 'notifyPartyId',
  jobcard_overseas_agent_id_fkey: 'overseasAgentId',
  jobcard_co_loader_id_fkey: 'coLoaderId',
  jobcard_customs_broker_id_fkey: 'customsBrokerId',
  jobcard_owner_id_fkey: 'ownerId',
};

type Spelled = Pick<
  Partial<AddJobcardInput>,
  'originLocode' | 'destinationLocode' | 'mawbNumber' | 'imoNumber' | 'portCode'
>;

/** In normal spelling, however it was typed; what was left out stays left out. */
export function inNormalSpelling<Fields extends Spelled>(fields: Fields): Fields {
  const { originLocode, destinationLocode, mawbNumber, imoNumber, portCode } = fields;
  return {
    ...fields,
    ...(originLocode && { originLocode: normaliseLocode(originLocode) }),
    ...(destinationLocode && { destinationLocode: normaliseLocode(destinationLocode) }),
    ...(mawbNumber && { mawbNumber: normaliseAirWaybill(mawbNumber) }),
    // What is no code of a station stands as it is written.
    ...(portCode && readCustomsStation(portCode) && { portCode: normaliseLocode(portCode) }),
    ...(imoNumber && { imoNumber: normaliseImoNumber(imoNumber) }),
  };
}

/** Whose charges they are, who is billed for them where they name nobody, and at the rates of which day. */
export const chargedJob = ({ customerId, date }: Pick<AddJobcardInput, 'customerId' | 'date'>) => ({
  record: 'jobcard' as const,
  customerId,
  date,
});
